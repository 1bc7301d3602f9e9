/**
 * Optimistic edits of what a service told, as a list of changes over its last word, in the order
 * they were made. What is shown is the base with every edit applied; an edit that fails is taken
 * out and leaves the others as they are (reliability M04 to M06). Done edits are folded into the
 * base from the front only, so that an earlier one still pending can never show an older value.
 */
export interface Edit<Base> {
  id: number;
  apply: (base: Base) => Base;
  isDone: boolean;
}

/** What is shown: the server's word with every edit applied in order. */
export const applyEdits = <Base>(base: Base, edits: readonly Edit<Base>[]): Base =>
  edits.reduce((edited, edit) => edit.apply(edited), base);

/** How a settled edit leaves the list: the edits to fold into the base, and those that stay. */
export interface Settled<Base> {
  folded: readonly Edit<Base>[];
  waiting: readonly Edit<Base>[];
}

/** Takes a failed edit out, or marks it done and folds every done edit at the front. */
export function settleEdit<Base>(
  edits: readonly Edit<Base>[],
  id: number,
  isDone: boolean,
): Settled<Base> {
  const rest = isDone
    ? edits.map((edit) => (edit.id === id ? { ...edit, isDone: true } : edit))
    : edits.filter((edit) => edit.id !== id);
  const firstPending = rest.findIndex((edit) => !edit.isDone);
  const end = firstPending === -1 ? rest.length : firstPending;
  return { folded: rest.slice(0, end), waiting: rest.slice(end) };
}
