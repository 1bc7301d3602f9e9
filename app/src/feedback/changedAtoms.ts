import { atom } from '../platform/state.ts';

/** How long a record is marked, in ms. */
const MARKED_FOR = 2000;

/** Ids of the records that were just created or changed. */
export const changedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Which marking of an id is the last: an earlier one does not end it. */
const last = new Map<string, symbol>();

/** Marks records for two seconds; one that is marked already is from then on. */
export const markChangedAtom = atom(null, (get, set, ids: readonly string[]) => {
  const mark = Symbol('mark');
  for (const id of ids) last.set(id, mark);
  set(changedAtom, new Set([...get(changedAtom), ...ids]));
  setTimeout(() => {
    const over = ids.filter((id) => last.get(id) === mark);
    for (const id of over) last.delete(id);
    set(changedAtom, new Set([...get(changedAtom)].filter((id) => !over.includes(id))));
  }, MARKED_FOR);
});
