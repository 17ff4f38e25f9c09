import { describe, expect, it } from 'vitest';
import { checkChain } from '../../../lambda/door/check-chain.ts';
import { rootsOfNode } from '../../../lambda/door/trusted-roots.ts';
import { certificate, chainWith, EXPIRED, KEYS, NOT_YET, type ChainParts } from './chain-parts.ts';
import { NOW_EPOCH_MS } from './signed.ts';

const WHOLE = chainWith();
const OTHER_ROOT = { key: KEYS.other, issuerKey: KEYS.other };

function outcomeOf({ chainPem, roots }: Pick<ChainParts, 'chainPem' | 'roots'>): string {
  const checked = checkChain(chainPem, { roots, nowEpochMs: NOW_EPOCH_MS });
  return checked.outcome === 'refused' ? checked.reason : checked.outcome;
}

describe('a certificate chain', () => {
  it('is trusted where nothing is wrong with it, until its first certificate ends [REQ-SKILL-DOOR-CHAIN]', () => {
    const untilEpochMs = NOW_EPOCH_MS + 60_000;
    for (const place of ['signer', 'authority', 'root'] as const) {
      const { chainPem, roots } = chainWith({ [place]: { untilEpochMs } });
      const checked = checkChain(chainPem, { roots, nowEpochMs: NOW_EPOCH_MS });
      expect(checked, place).toMatchObject({ outcome: 'trusted', untilEpochMs });
    }
  });

  it.each([
    ['the root itself at its end', [certificate.signer(), certificate.authority(), WHOLE.rootPem]],
    [
      'another root’s signature over the root at its end, even an expired one',
      [
        certificate.signer(),
        certificate.authority(),
        certificate.root({ issuer: 'Older root', issuerKey: KEYS.other, ...EXPIRED }),
        certificate.root({ subject: 'Older root', issuer: 'Older root', ...OTHER_ROOT }),
      ],
    ],
    ['words between the certificates', ['Signer\n', WHOLE.chainPem, '\nthe end']],
    [
      'the signer’s own certificate by the root',
      [certificate.signer({ issuer: 'Root', issuerKey: KEYS.root })],
    ],
  ])('is trusted with %s [REQ-SKILL-DOOR-CHAIN]', (_what, chain) => {
    expect(outcomeOf({ ...WHOLE, chainPem: chain.join('') })).toBe('trusted');
  });

  it.each([
    ['an expired signer', 'certificate_out_of_date', chainWith({ signer: EXPIRED })],
    ['a signer of tomorrow', 'certificate_out_of_date', chainWith({ signer: NOT_YET })],
    ['an expired authority', 'certificate_out_of_date', chainWith({ authority: EXPIRED })],
    ['an authority of tomorrow', 'certificate_out_of_date', chainWith({ authority: NOT_YET })],
    ['an expired root', 'certificate_out_of_date', chainWith({ root: EXPIRED })],
    ['a root of tomorrow', 'certificate_out_of_date', chainWith({ root: NOT_YET })],
    [
      'another host',
      'certificate_of_another',
      chainWith({ signer: { hosts: ['echo-api.amazon.com.evil.example'] } }),
    ],
    ['a wildcard', 'certificate_of_another', chainWith({ signer: { hosts: ['*.amazon.com'] } })],
    [
      'the host as a subject alone',
      'certificate_of_another',
      chainWith({ signer: { subject: 'echo-api.amazon.com', hosts: [] } }),
    ],
    [
      'the host inside another name',
      'certificate_of_another',
      chainWith({ signer: { hosts: ['evil.example, DNS:echo-api.amazon.com'] } }),
    ],
    [
      'an authority as a signer',
      'certificate_of_another',
      chainWith({ signer: { isAuthority: true } }),
    ],
    [
      'a signer that signed itself',
      'root_unknown',
      chainWith({ chain: [certificate.signer({ issuer: 'Signer', issuerKey: KEYS.signer })] }),
    ],
    ['an authority that is none', 'chain_broken', chainWith({ authority: { isAuthority: false } })],
    [
      'an authority that is none, though its key may issue',
      'chain_broken',
      chainWith({ authority: { isAuthority: false, mayIssue: true } }),
    ],
    [
      'an authority whose key may not issue',
      'chain_broken',
      chainWith({ authority: { mayIssue: false } }),
    ],
    [
      'an authority for some names only',
      'chain_broken',
      chainWith({ authority: { onlyDomain: 'amazon.com' } }),
    ],
    [
      'another key under the authority’s name',
      'chain_broken',
      chainWith({ signer: { issuerKey: KEYS.curve } }),
    ],
    [
      'an authority of another name',
      'chain_broken',
      chainWith({ authority: { subject: 'Somebody' } }),
    ],
    [
      'another key under the root’s name',
      'root_unknown',
      chainWith({ authority: { issuerKey: KEYS.curve } }),
    ],
    ['no authority', 'root_unknown', chainWith({ chain: [certificate.signer()] })],
    [
      'its certificates in another order',
      'certificate_of_another',
      chainWith({ chain: [certificate.authority(), certificate.signer()] }),
    ],
    ['a signer with SHA-1', 'certificate_too_weak', chainWith({ signer: { hash: 'sha1' } })],
    ['an authority with SHA-1', 'certificate_too_weak', chainWith({ authority: { hash: 'sha1' } })],
    ['a short key', 'certificate_too_weak', chainWith({ signer: { key: KEYS.short } })],
    ['a key on a curve', 'certificate_too_weak', chainWith({ signer: { key: KEYS.curve } })],
    ['no certificate', 'chain_unreadable', chainWith({ chain: ['nothing'] })],
    [
      'a broken certificate',
      'chain_unreadable',
      chainWith({ chain: [certificate.signer().replace(/\n[A-Za-z0-9+/]{20}/, '\n')] }),
    ],
    [
      'far too many certificates',
      'chain_unreadable',
      chainWith({
        chain: [certificate.signer(), ...Array<string>(8).fill(certificate.authority())],
      }),
    ],
  ] as const)('is refused with %s: %s [REQ-SKILL-DOOR-CHAIN]', (_what, reason, parts) => {
    expect(outcomeOf(parts)).toBe(reason);
  });

  it('is refused under every other root, those of Node too [REQ-SKILL-DOOR-CHAIN]', () => {
    const { chainPem } = WHOLE;
    expect(outcomeOf({ chainPem, roots: chainWith({ root: OTHER_ROOT }).roots })).toBe(
      'root_unknown',
    );
    expect(outcomeOf({ chainPem, roots: [] })).toBe('root_unknown');
    const roots = rootsOfNode();
    expect(roots.length).toBeGreaterThan(50);
    expect(outcomeOf({ chainPem, roots })).toBe('root_unknown');
  });
});
