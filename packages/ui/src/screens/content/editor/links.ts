import type { EditorState, Transaction } from 'prosemirror-state';
import { markType } from './schema.ts';

export function linkRange({ selection }: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from } = selection;
  const type = markType('link');
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return { from, to, href: '' };
  const href = String(mark.attrs['href']);
  const start = $from.start();
  let first = from;
  let last = to;
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return;
    const begin = start + offset;
    const end = begin + node.nodeSize;
    if (begin <= to && end >= from) {
      first = Math.min(first, begin);
      last = Math.max(last, end);
    }
  });
  return { from: first, to: last, href };
}

export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkRange(state);
  const type = markType('link');
  const { tr } = state;
  tr.removeMark(from, to, type);
  return href === '' ? tr : tr.addMark(from, to, type.create({ href }));
}
