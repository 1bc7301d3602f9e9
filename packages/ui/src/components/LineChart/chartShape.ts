import { area, curveMonotoneX, line } from 'd3-shape';
import { HEIGHT, WIDTH } from '../Chart/chartUnits.ts';

/** In viewBox units. `y` is null for a gap in the line. */
export interface PlacedPoint {
  x: number;
  y: number | null;
}

/** Places values from start to end; a single one at the end. */
export function placePoints(
  values: readonly (number | null)[],
  top: number,
  bottom = 0,
): PlacedPoint[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? WIDTH : (index / last) * WIDTH,
    y: value === null ? null : yOfValue(value, top, bottom),
  }));
}

// Halves, because the difference of two large values may overflow.
const yOfValue = (value: number, top: number, bottom: number): number =>
  HEIGHT - ((value / 2 - bottom / 2) / (top / 2 - bottom / 2)) * HEIGHT;

const isPlaced = ({ y }: PlacedPoint): boolean => y !== null;
const yOf = ({ y }: PlacedPoint): number => y ?? 0;

const toLine = line<PlacedPoint>(({ x }) => x, yOf)
  .defined(isPlaced)
  .curve(curveMonotoneX);

/** Paths of a line and of the area between it and 0. */
export function pathsOf(
  points: PlacedPoint[],
  top = 1,
  bottom = 0,
): { line: string; area: string } {
  const toArea = area<PlacedPoint>(({ x }) => x, yOfValue(0, top, bottom), yOf)
    .defined(isPlaced)
    .curve(curveMonotoneX);
  return { line: toLine(points) ?? '', area: toArea(points) ?? '' };
}
