import { atom } from '../platform/state.ts';

const HIGHLIGHT_MS = 2000;

export const changedAtom = atom<ReadonlySet<string>>(new Set<string>());

const lastMarks = new Map<string, symbol>();

/** Highlights records for two seconds, restarting for those already highlighted. */
export const markChangedAtom = atom(null, (get, set, ids: readonly string[]) => {
  const mark = Symbol('mark');
  for (const id of ids) lastMarks.set(id, mark);
  set(changedAtom, new Set([...get(changedAtom), ...ids]));
  setTimeout(() => {
    const expiredIds = ids.filter((id) => lastMarks.get(id) === mark);
    for (const id of expiredIds) lastMarks.delete(id);
    set(changedAtom, new Set([...get(changedAtom)].filter((id) => !expiredIds.includes(id))));
  }, HIGHLIGHT_MS);
});
