import { wcagContrast } from 'culori';
import type { Color } from 'culori';

/** WCAG contrast ratio of two colours, 1 to 21. */
export const contrastOf = (one: Color | string, other: Color | string): number =>
  wcagContrast(one, other);
