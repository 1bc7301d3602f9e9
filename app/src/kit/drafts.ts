import { readDraft, writeDraft } from '@platform/flows';
import type { DraftKey, KeptForm } from '@platform/flows';
import type { DraftField } from './draftFields.ts';

/** Draft fields by name; other fields are never stored. */
export type DraftFields<Values> = { readonly [Name in keyof Values]: DraftField<Values[Name]> };

export interface Drafts<Values> {
  read: (id: string) => Values | undefined;
  /** Stores a draft; null removes it. Returns false if storage is full. */
  keep: (id: string, values: Values | null) => boolean;
  /** Call before submitting. Returns a function that removes the draft unless it changed since. */
  beginSubmit: (id: string) => () => void;
}

/**
 * Drafts of one kind of form, stored in this tab until submitted, discarded or signed out. `userId`
 * is '' for a signed-out visitor; values that are not texts are stored as JSON.
 */
export function draftsOf<Values extends object>(
  userId: string,
  form: KeptForm,
  fields: DraftFields<Values>,
): Drafts<Values> {
  const keyOf = (id: string): DraftKey => (id === '' ? form : `${form}:${id}`);
  const stored = (id: string) => readDraft(userId, keyOf(id));
  const readers = Object.entries<DraftField<unknown>>(fields);

  function keep(id: string, values: Values | null): boolean {
    if (values === null) return writeDraft(userId, keyOf(id), null);
    const byName = values as Readonly<Record<string, unknown>>;
    const texts = readers.map(([name]) => [name, toText(byName[name])]);
    return writeDraft(userId, keyOf(id), Object.fromEntries(texts));
  }

  return {
    read(id) {
      const draft = stored(id);
      if (!draft) return undefined;
      const values = readers.map(([name, read]) => [name, read(draft[name])] as const);
      return values.every(([, value]) => value !== undefined)
        ? (Object.fromEntries(values) as Values)
        : undefined;
    },
    keep,
    beginSubmit(id) {
      const sent = JSON.stringify(stored(id));
      return () => {
        if (JSON.stringify(stored(id)) === sent) keep(id, null);
      };
    },
  };
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
