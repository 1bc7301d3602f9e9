import type { IconShape } from './Icon.tsx';

/** Circles of one unit around these centres, as one path. */
const dots = (...centres: readonly [x: number, y: number][]): IconShape => [
  ['path', { d: centres.map(([x, y]) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0z`).join('') }],
];

/**
 * Lucide's Ellipsis, drawn as one element: each row of a table has it, and of its three circles each
 * would cost as much as a cell.
 */
export const Ellipsis = dots([5, 12], [12, 12], [19, 12]);

/** Lucide's GripVertical, likewise: each card of a board has it. */
export const GripVertical = dots([9, 5], [9, 12], [9, 19], [15, 5], [15, 12], [15, 19]);
