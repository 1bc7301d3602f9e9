import { trimText } from '@platform/i18n/text';
import type { DraftKey, KeptForm } from './draftForms.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** The drafts of one kind of form, by the id of the record that is edited; '' for a new one. */
export interface FormDrafts<Values> {
  read: (id: string) => Values | undefined;
  /** Stores a draft; null removes it. @returns whether there was room for it */
  keep: (id: string, values: Values | null) => boolean;
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
  const texts = Object.entries<string>(values).map(([name, text]) => [name, trimText(text)]);
  return JSON.stringify(texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other)));
}
