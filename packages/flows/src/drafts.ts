import type { DraftKey } from './draftForms.ts';
import { readTabJson, tabKeys, writeTab } from './tabStorage.ts';

/**
 * Drafts of forms in this tab, under `fa_draft:<user>:<form>`. Offered to the same user only and
 * removed on submit or explicit sign-out. Passwords are never stored.
 */
export const draftPrefix = 'fa_draft:';

/** Field that holds the time of storing; no form field has this name. */
export const keptAtField = '@keptAt';

export type Draft = Readonly<Record<string, string>>;

const keyOf = (userId: string, key: DraftKey) => `${draftPrefix}${userId}:${key}`;

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

export function readDraft(userId: string, key: DraftKey): Draft | null {
  const value = readTabJson(keyOf(userId, key));
  if (!isDraft(value)) return null;
  const { [keptAtField]: _keptAt, ...draft } = value;
  return draft;
}

/** Stores a draft, or removes it if every field is empty. Returns true if there was room for it. */
export function writeDraft(userId: string, key: DraftKey, draft: Draft | null): boolean {
  const isEmpty = !draft || Object.values(draft).every((value) => value === '');
  const storedDraft = { ...draft, [keptAtField]: new Date().toISOString() };
  return writeTab(keyOf(userId, key), isEmpty ? null : JSON.stringify(storedDraft));
}

export function clearDrafts(): void {
  for (const key of tabKeys(draftPrefix)) writeTab(key, null);
}
