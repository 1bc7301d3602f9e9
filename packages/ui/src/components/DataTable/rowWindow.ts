/** Rows kept beyond each edge of the viewport, so that a scroll step finds them drawn. */
export const overscan = 4;

/**
 * The window moves in steps of this many rows, so that most scroll events change nothing. As many as
 * the overscan: without it, the window still holds every row in view.
 */
const step = overscan;

export interface RowWindow {
  /** Index of the first row in the document. */
  first: number;
  /** Index after the last one. */
  last: number;
}

interface Geometry {
  count: number;
  /** Height of one row, px. */
  rowHeight: number;
  /** Top of the body relative to the viewport, px; negative once scrolled past. */
  top: number;
  viewportHeight: number;
}

/**
 * The rows that the viewport needs, for rows of one height.
 *
 * @param spare rows beyond each of its edges
 */
export function rowsInView(
  { count, rowHeight, top, viewportHeight }: Geometry,
  spare = overscan,
): RowWindow {
  const begin = Math.floor(-top / rowHeight) - spare;
  const end = Math.ceil((viewportHeight - top) / rowHeight) + spare;
  const first = Math.min(Math.max(0, Math.floor(begin / step) * step), count);
  return { first, last: Math.max(first, Math.min(count, Math.ceil(end / step) * step)) };
}

/** A piece of the body: one row, or a gap that stands for rows out of view. */
export type BodyPiece =
  | { kind: 'row'; index: number }
  | { kind: 'gap'; order: number; rows: number };

/**
 * The body from the first row to the last. A row that holds the focus, or is open, stays in it
 * wherever the view goes; otherwise scrolling would throw the focus away.
 *
 * @param kept indexes of such rows
 */
export function bodyPieces(
  { first, last }: RowWindow,
  count: number,
  kept: readonly number[],
): BodyPiece[] {
  const inView = Array.from({ length: last - first }, (_, offset) => first + offset);
  const outside = kept.filter((index) => index < count && (index < first || index >= last));
  const indexes =
    outside.length === 0 ? inView : [...new Set([...inView, ...outside])].sort((a, b) => a - b);
  const pieces: BodyPiece[] = [];
  let next = 0;
  let gaps = 0;
  function skipTo(index: number) {
    if (index > next) pieces.push({ kind: 'gap', order: gaps++, rows: index - next });
  }
  for (const index of indexes) {
    skipTo(index);
    pieces.push({ kind: 'row', index });
    next = index + 1;
  }
  skipTo(count);
  return pieces;
}
