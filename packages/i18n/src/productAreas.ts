import type { TextArea } from './types.ts';

/** Areas of the product whose English texts have been evaluated, in that order. */
const evaluated: TextArea[] = [];

/** Marks an area as the product's own: other languages load it on first use. */
export function ofProduct<const Area extends TextArea>(area: Area): Area {
  evaluated.push(area);
  return area;
}

/** Areas evaluated so far, or those after the first `count`. */
export const evaluatedAreas = (count = 0): readonly TextArea[] => evaluated.slice(count);
