import { area, curveMonotoneX, line } from 'd3-shape';

/** The units of the drawing, stretched to fit. */
export const WIDTH = 300;
export const HEIGHT = 120;

/** A point in units of the drawing. `y` is null where there is no value: the line has a gap. */
export interface PlacedPoint {
  x: number;
  y: number | null;
}

/** Places values from left to right; a single one stands at the end, where the last one would. */
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

/** The paths of the line and of the area under it. */
export function pathsOf(points: PlacedPoint[]): { line: string; area: string } {
  return { line: toLine(points) ?? '', area: toArea(points) ?? '' };
}
