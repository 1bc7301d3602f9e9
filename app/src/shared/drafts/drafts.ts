import { readTabJson, tabKeys, writeTab } from '../state/tabMemory.ts';

/**
 * Drafts of forms that a session may end under (reliability S24). They live in this tab's
 * sessionStorage under `fa_draft:<user>:<form>`, are offered to the same user only, and go with
 * the submit or an explicit sign-out. A password is never a draft.
 */
const prefix = 'fa_draft:';

/** A form's values by field name. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (userId: string, form: string) => `${prefix}${userId}:${form}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

/** The draft of this user and form, or null where there is none that can be read. */
export function readDraft(userId: string, form: string): Draft | null {
  const value = readTabJson(keyOf(userId, form));
  return isDraft(value) ? value : null;
}

/** Keeps a draft, or drops it where nothing is typed; a browser that refuses storage keeps none. */
export function writeDraft(userId: string, form: string, draft: Draft | null): void {
  const isEmpty = !draft || Object.values(draft).every((value) => value === '');
  writeTab(keyOf(userId, form), isEmpty ? null : JSON.stringify(draft));
}

/** Drops every draft of this tab: what an explicit sign-out does. */
export function clearDrafts(): void {
  for (const key of tabKeys(prefix)) writeTab(key, null);
}
