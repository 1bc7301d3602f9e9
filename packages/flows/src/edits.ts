/**
 * Optimistic edits of what a service answered, as a list of changes over its last answer, in the
 * order they were made. What is shown is the base with every edit applied; an edit that fails is
 * removed and leaves the others as they are. Finished edits are folded into the base from the front
 * only, so that an earlier one still pending can never show an older value.
 */
export interface Edit<Base> {
  id: number;
  apply: (base: Base) => Base;
  isDone: boolean;
}

/** Applies every edit to the base, in order: what is shown. */
export const applyEdits = <Base>(base: Base, edits: readonly Edit<Base>[]): Base =>
  edits.reduce((edited, edit) => edit.apply(edited), base);

/** How a settled edit leaves the list: the edits to fold into the base, and those that stay. */
export interface SettledEdits<Base> {
  folded: readonly Edit<Base>[];
  waiting: readonly Edit<Base>[];
}

/** Removes a failed edit, or marks it done and folds every done edit at the front. */
export function settleEdit<Base>(
  edits: readonly Edit<Base>[],
  id: number,
  isDone: boolean,
): SettledEdits<Base> {
  const rest = isDone
    ? edits.map((edit) => (edit.id === id ? { ...edit, isDone: true } : edit))
    : edits.filter((edit) => edit.id !== id);
  const firstPending = rest.findIndex((edit) => !edit.isDone);
  const end = firstPending === -1 ? rest.length : firstPending;
  return { folded: rest.slice(0, end), waiting: rest.slice(end) };
}
