import type { FormDrafts } from './formTypes.ts';

/** Adapts drafts to a form whose values differ from the stored ones. */
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
