import type { DraftKey } from './draftForms.ts';
import { readTabJson, tabKeys, writeTab } from './tabStorage.ts';

/**
 * Drafts of forms that were open when a session ended. They are stored in this tab under
 * `fa_draft:<user>:<form>`, are offered to the same user only, and are removed by the submit or an
 * explicit sign-out. A password is never a draft.
 */
export const draftPrefix = 'fa_draft:';

/** When a draft was stored stands among its fields, under a name that no field has. */
export const keptAtField = '@keptAt';

/** A form's values by field name. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (userId: string, key: DraftKey) => `${draftPrefix}${userId}:${key}`;

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

/** Reads the draft of a user and form; null where there is none that can be read. */
export function readDraft(userId: string, key: DraftKey): Draft | null {
  const value = readTabJson(keyOf(userId, key));
  if (!isDraft(value)) return null;
  const { [keptAtField]: _keptAt, ...draft } = value;
  return draft;
}

/** Stores a draft, or removes it where every field is empty. @returns whether there was room for it */
export function writeDraft(userId: string, key: DraftKey, draft: Draft | null): boolean {
  const isEmpty = !draft || Object.values(draft).every((value) => value === '');
  const kept = { ...draft, [keptAtField]: new Date().toISOString() };
  return writeTab(keyOf(userId, key), isEmpty ? null : JSON.stringify(kept));
}

/** Removes every draft of this tab: what an explicit sign-out does. */
export function clearDrafts(): void {
  for (const key of tabKeys(draftPrefix)) writeTab(key, null);
}
