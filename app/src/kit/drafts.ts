import { readDraft, writeDraft } from '@platform/flows';
import type { DraftKey, KeptForm } from '@platform/flows';
import type { DraftField } from './draftFields.ts';

/** The fields of a draft, by name. Other fields of the form are never stored. */
export type DraftFields<Values> = { readonly [Name in keyof Values]: DraftField<Values[Name]> };

/** The drafts of one kind of form, by the id of the record that is edited; '' for a new one. */
export interface Drafts<Values> {
  /** Reads a draft; undefined if there is none that can be used. */
  read: (id: string) => Values | undefined;
  /** Stores a draft; null removes it. @returns whether there was room for it */
  keep: (id: string, values: Values | null) => boolean;
  /**
   * Call before a form is sent.
   *
   * @returns removes the draft once the form is saved, unless it changed in the meantime; the form may be
   *   closed by then and cannot do it
   */
  send: (id: string) => () => void;
}

/**
 * Opens the drafts of one kind of form. They are stored in this tab, for one user, until they are sent or
 * discarded or the user signs out.
 *
 * @param userId '' for a form of a visitor who is not signed in
 * @param fields a module constant; values that are no text are stored as JSON
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
    send(id) {
      const sent = JSON.stringify(stored(id));
      return () => {
        if (JSON.stringify(stored(id)) === sent) keep(id, null);
      };
    },
  };
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
