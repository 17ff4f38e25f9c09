/**
 * A notice as it arrives and as it is shown (docs/wire.md, "Push"): it carries no code, and confirms nothing. It is read without the
 * screens' own parts, so that the worker is one file.
 */
import type { Notice } from '#core';
import { PUSH_TEXTS } from '../../strings/push/push-texts.ts';

export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** One notice for an order: a later one takes the place of an earlier one. */
  readonly tag: string;
  /** Where a press leads: only ever a path of our own. */
  readonly path: string;
}

/** Undefined for what is no notice of ours. */
export function readNotice(payload: string): ShownNotice | undefined {
  const notice = parseNotice(payload);
  if (notice === undefined) return undefined;
  const { kind, digest, shopName, total, locale } = notice;
  const words = PUSH_TEXTS[locale][kind];
  return {
    title: shopName,
    body: total === null ? words : `${total} · ${words}`,
    lang: locale,
    tag: digest ?? kind,
    path: pathFor(notice),
  };
}

function parseNotice(payload: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return isNotice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** As `core/confirmation/notice.ts` says; a test holds both to one answer. */
function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, digest, shopName, total, locale, ...others } = value as Record<string, unknown>;
  return (
    Object.keys(others).length === 0 &&
    isNameIn(PUSH_TEXTS, locale) &&
    isNameIn(PUSH_TEXTS['en-US'], kind) &&
    (digest === null || (typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest))) &&
    isText(shopName, 300) &&
    (total === null || isText(total, 100))
  );
}

function isNameIn(table: object, value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function pathFor({ kind, digest }: Notice): string {
  if (kind === 'locked') return '/account/settings';
  if (kind === 'changed') return '/account/access';
  return digest === null ? '/' : `/orders/${digest}`;
}
