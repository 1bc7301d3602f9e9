import { atom } from '../state/index.ts';
import { settleEdit } from './edits.ts';
import type { Edit } from './edits.ts';

/** The edits of one kind of data that are on their way; they outlive the page. */
export function createEdits<Base>() {
  const pending = atom<readonly Edit<Base>[]>([]);
  return {
    /** In the order they were made. */
    pending,
    add: atom(null, (get, set, edit: Edit<Base>) => set(pending, [...get(pending), edit])),
    /** Takes an edit out and answers what has to be folded into the base, and whether any is left. */
    settle: atom(null, (get, set, end: { id: number; isDone: boolean }) => {
      const { folded, waiting } = settleEdit(get(pending), end.id, end.isDone);
      set(pending, waiting);
      return { folded, isLast: waiting.length === 0 };
    }),
  };
}

export type Edits<Base> = ReturnType<typeof createEdits<Base>>;
