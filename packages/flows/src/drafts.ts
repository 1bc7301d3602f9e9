import type { DraftKey, KeptForm } from './draftForms.ts';
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

/** The drafts of one kind of form, by the id of the record that is edited; '' for a new one. */
export interface FormDrafts<Values> {
  read: (id: string) => Values | undefined;
  /** Stores a draft; null removes it. @returns whether there was room for it */
  keep: (id: string, values: Values | null) => boolean;
}

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

/** Whether a person has drafts in this tab. */
export const hasDrafts = (userId: string): boolean =>
  tabKeys(`${draftPrefix}${userId}:`).length > 0;

/** Removes every draft of this tab: what an explicit sign-out does. */
export function clearDrafts(): void {
  for (const key of tabKeys(draftPrefix)) writeTab(key, null);
}

/** Opens the drafts of one kind of form; fields that a draft does not have are read as ''. */
export function formDrafts<Name extends string>(
  userId: string,
  form: KeptForm,
  fields: readonly Name[],
): FormDrafts<Record<Name, string>> {
  const formOf = (id: string): DraftKey => (id === '' ? form : `${form}:${id}`);
  return {
    read(id) {
      const draft = readDraft(userId, formOf(id));
      if (!draft) return undefined;
      const values = fields.map((field): [Name, string] => [field, draft[field] ?? '']);
      return Object.fromEntries(values) as Record<Name, string>;
    },
    keep: (id, values) => writeDraft(userId, formOf(id), values),
  };
}

/**
 * Removes the draft of what was sent, since its form may be closed by then and cannot do it. A draft
 * with other values is another form's and stays.
 */
export function removeSentDraft<Values extends { [Field in keyof Values]: string }>(
  drafts: FormDrafts<Values>,
  id: string,
  sent: Values,
): void {
  const draft = drafts.read(id);
  if (draft && textsOf(draft) === textsOf(sent)) drafts.keep(id, null);
}

/** Forms are trimmed before they are sent. */
function textsOf<Values extends { [Field in keyof Values]: string }>(values: Values): string {
  const texts = Object.entries<string>(values).map(([name, text]) => [name, text.trim()]);
  return JSON.stringify(texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other)));
}
