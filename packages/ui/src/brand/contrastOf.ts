import { wcagContrast } from 'culori';
import type { Color } from 'culori';

/** Contrast of two colours by WCAG, 1 to 21. */
export const contrastOf = (one: Color | string, other: Color | string): number =>
  wcagContrast(one, other);
