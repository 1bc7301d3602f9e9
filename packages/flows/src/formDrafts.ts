import { trimText } from '@platform/i18n/text';
import type { DraftKey, KeptForm } from './draftForms.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** Drafts of one form by record id; '' for a new record. */
export interface FormDrafts<Values> {
  read: (id: string) => Values | undefined;
  /** Stores a draft; null removes it. Returns true if there was room for it. */
  keep: (id: string, values: Values | null) => boolean;
}

/** Opens the drafts of a form; missing fields are read as ''. */
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
 * Removes the draft of a submitted form, which may be closed by then. A draft with other values is
 * kept.
 */
export function removeSentDraft<Values extends { [Field in keyof Values]: string }>(
  drafts: FormDrafts<Values>,
  id: string,
  sent: Values,
): void {
  const draft = drafts.read(id);
  if (draft && textsOf(draft) === textsOf(sent)) drafts.keep(id, null);
}

function textsOf<Values extends { [Field in keyof Values]: string }>(values: Values): string {
  const texts = Object.entries<string>(values).map(([name, text]) => [name, trimText(text)]);
  return JSON.stringify(texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other)));
}
