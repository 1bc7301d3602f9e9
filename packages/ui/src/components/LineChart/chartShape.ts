import { area, curveMonotoneX, line } from 'd3-shape';

/** ViewBox units, stretched to fit. */
export const WIDTH = 300;
export const HEIGHT = 120;

/** In viewBox units. `y` is null for a gap in the line. */
export interface PlacedPoint {
  x: number;
  y: number | null;
}

/** Places values from left to right; a single one at the right end. */
export function placePoints(values: readonly (number | null)[], top: number): PlacedPoint[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? WIDTH : (index / last) * WIDTH,
    y: value === null ? null : HEIGHT - (value / top) * HEIGHT,
  }));
}

const isPlaced = ({ y }: PlacedPoint): boolean => y !== null;
const yOf = ({ y }: PlacedPoint): number => y ?? 0;

const toLine = line<PlacedPoint>(({ x }) => x, yOf)
  .defined(isPlaced)
  .curve(curveMonotoneX);

const toArea = area<PlacedPoint>(({ x }) => x, HEIGHT, yOf)
  .defined(isPlaced)
  .curve(curveMonotoneX);

export function pathsOf(points: PlacedPoint[]): { line: string; area: string } {
  return { line: toLine(points) ?? '', area: toArea(points) ?? '' };
}
