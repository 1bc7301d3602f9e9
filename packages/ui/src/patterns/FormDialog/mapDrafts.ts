import type { FormDrafts } from './formTypes.ts';

/**
 * Adapts drafts to a form that holds other values than are stored, such as fewer or other fields.
 *
 * @param read returns the form's values for a stored draft
 * @param write returns the draft to store
 */
export const mapDrafts = <Stored, Values>(
  drafts: FormDrafts<Stored> | undefined,
  read: (stored: Stored) => Values,
  write: (values: Values) => Stored,
): FormDrafts<Values> | undefined =>
  drafts && {
    ...drafts,
    read: (id) => {
      const stored = drafts.read(id);
      return stored && read(stored);
    },
    keep: (id, values) => drafts.keep(id, values && write(values)),
  };
