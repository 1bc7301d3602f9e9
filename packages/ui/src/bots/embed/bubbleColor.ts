import { converter, formatHex, parse, wcagContrast } from 'culori';
import { withinGamut } from '../../brand/withinGamut.ts';

/** What the bubble of a new snippet has. */
export const USUAL_COLOR = '#1f5ae0';

/** What the chat stands on, by the scheme of the visitor. */
const PAGES = { light: '#ffffff', dark: '#10131a' } as const;
/** Least contrasts of WCAG AA: of texts, and of what can be pressed. */
export const LEAST = { text: 4.5, light: 3, dark: 3 } as const;

/** A pair of colours that must stand out. */
export type ContrastPair = keyof typeof LEAST;

const toOklch = converter('oklch');
const STEP = 0.005;

/** Reads any colour that CSS knows, but none that shines through. @returns `#rrggbb`, or null */
export function readColor(text: string): string | null {
  const color = parse(text.trim());
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : null;
}

/** What the script writes on a colour: white, or black where that stands out more. */
export function textOn(color: string): string {
  return wcagContrast('#000000', color) > wcagContrast('#ffffff', color) ? '#000000' : '#ffffff';
}

/** How much stands out from what, 1 to 21. */
export function contrastsOf(color: string): Readonly<Record<ContrastPair, number>> {
  return {
    text: wcagContrast(textOn(color), color),
    light: wcagContrast(color, PAGES.light),
    dark: wcagContrast(color, PAGES.dark),
  };
}

/** Whether every pair stands out enough. */
function isLegible(color: string): boolean {
  const contrasts = contrastsOf(color);
  return (Object.keys(LEAST) as ContrastPair[]).every((pair) => contrasts[pair] >= LEAST[pair]);
}

/** The nearest colour of the same hue that stands out on both pages; null where it does already. */
export function mendedColor(color: string): string | null {
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
