/** The processor's vault in a simulated world: one idempotency key is one stored card. */
import type { CardVault, CardVaultAnswer } from '#core';
import type { Chaos } from './chaos.ts';
import type { Coverage } from './coverage.ts';

export class SimulatedCardVault implements CardVault {
  readonly #chaos: Chaos;
  readonly #coverage: Coverage;
  readonly #known = new Map<string, CardVaultAnswer>();
  /** What was stored, by the instrument that it was stored for. */
  readonly vaultIds = new Map<string, string>();

  constructor(of: { readonly chaos: Chaos; readonly coverage: Coverage }) {
    this.#chaos = of.chaos;
    this.#coverage = of.coverage;
  }

  storeCard({
    idempotencyKey,
    instrumentId,
  }: Parameters<CardVault['storeCard']>[0]): Promise<CardVaultAnswer> {
    const answer = this.#known.get(idempotencyKey) ?? this.#store(instrumentId);
    this.#known.set(idempotencyKey, answer);
    return Promise.resolve(answer);
  }

  #store(instrumentId: string): CardVaultAnswer {
    if (this.#chaos.strikes('cardRefused')) {
      this.#coverage.count('cards_refused');
      return { outcome: 'refused' };
    }
    const processorVaultId = `vault-${String(this.vaultIds.size + 1)}`;
    this.vaultIds.set(instrumentId, processorVaultId);
    return { outcome: 'stored', processorVaultId, label: 'Visa ending 1881' };
  }
}
