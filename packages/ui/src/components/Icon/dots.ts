import type { IconShape } from './Icon.tsx';

/** Path of circles with radius 1 around these centres. */
const dots = (...centres: readonly [x: number, y: number][]): IconShape => [
  ['path', { d: centres.map(([x, y]) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0z`).join('') }],
];

/** Lucide's Ellipsis as one element instead of three, since each row of a table has one. */
export const Ellipsis = dots([5, 12], [12, 12], [19, 12]);

export const GripVertical = dots([9, 5], [9, 12], [9, 19], [15, 5], [15, 12], [15, 19]);
