import { trimText } from '@platform/i18n/text';
import { converter, formatHex, parse, wcagContrast } from 'culori';
import { withinGamut } from '../../../brand/withinGamut.ts';

export const DEFAULT_COLOR = '#1f5ae0';

/** Page backgrounds of the preview, by the visitor's colour scheme. */
const PAGES = { light: '#ffffff', dark: '#10131a' } as const;
/** Minimum contrasts of WCAG AA for text and for controls. */
export const MIN_CONTRAST = { text: 4.5, light: 3, dark: 3 } as const;

export type ContrastPair = keyof typeof MIN_CONTRAST;

const toOklch = converter('oklch');
const STEP = 0.005;

/** Parses any opaque CSS colour. Returns `#rrggbb`, or null. */
export function readColor(text: string): string | null {
  const color = parse(trimText(text));
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : null;
}

/** Text colour that the script picks: white or black, whichever has more contrast. */
export function textOn(color: string): string {
  return wcagContrast('#000000', color) > wcagContrast('#ffffff', color) ? '#000000' : '#ffffff';
}

/** Contrast ratios, 1 to 21. */
export function contrastsOf(color: string): Readonly<Record<ContrastPair, number>> {
  return {
    text: wcagContrast(textOn(color), color),
    light: wcagContrast(color, PAGES.light),
    dark: wcagContrast(color, PAGES.dark),
  };
}

function isLegible(color: string): boolean {
  const contrasts = contrastsOf(color);
  return (Object.keys(MIN_CONTRAST) as ContrastPair[]).every(
    (pair) => contrasts[pair] >= MIN_CONTRAST[pair],
  );
}

/** Nearest colour of the same hue with enough contrast on both pages; null if it passes already. */
export function nearestLegible(color: string): string | null {
  const start = toOklch(color);
  if (!start || isLegible(color)) return null;
  for (let moved = STEP; moved <= 1; moved += STEP) {
    for (const l of [start.l - moved, start.l + moved]) {
      const candidate = formatHex(withinGamut({ ...start, l }));
      if (l >= 0 && l <= 1 && isLegible(candidate)) return candidate;
    }
  }
  return null;
}
