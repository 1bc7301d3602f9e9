/**
 * Changes over the server's last response, in order. A failed edit is removed without affecting the
 * others. Edits fold into the base from the front only, so an earlier pending one can never show an
 * older value.
 */
export interface Edit<Base> {
  id: number;
  apply: (base: Base) => Base;
  isDone: boolean;
}

export const applyEdits = <Base>(base: Base, edits: readonly Edit<Base>[]): Base =>
  edits.reduce((edited, edit) => edit.apply(edited), base);

export interface SettledEdits<Base> {
  folded: readonly Edit<Base>[];
  waiting: readonly Edit<Base>[];
}

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
