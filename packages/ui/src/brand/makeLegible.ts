import type { Oklch } from 'culori';
import { contrastOf } from './contrastOf.ts';
import { contrastPairs } from './contrastPairs.ts';
import { withinGamut } from './withinGamut.ts';

export type Palette = Record<string, Oklch>;

const step = 0.005;
/** Lightness at which white and black contrast equally. */
const middle = 0.55;

/** Makes every pair legible. Throws a RangeError that names a pair for which this is impossible. */
export function makeLegible(painted: Palette, accent?: Oklch): Palette {
  const palette = { ...painted };
  const solid = accent ?? palette['accent-solid'];
  if (solid) palette['accent-solid'] = solid;
  for (const { foregrounds, backgrounds, minRatio } of contrastPairs) {
    for (const name of foregrounds) {
      if (name === 'text-on-accent') fitAccent(palette);
      ensureContrast(palette, name, backgrounds, minRatio);
    }
  }
  return palette;
}

/** Chooses the text colour on the accent, and moves the hover and pressed colours away from it. */
function fitAccent(palette: Palette): void {
  const solid = colorAt(palette, 'accent-solid');
  const light = colorAt(palette, 'text-on-accent');
  const dark: Oklch = { mode: 'oklch', l: 0.16, c: 0 };
  const isDarkBetter = contrastOf(solid, light) < 4.5;
  const away = isDarkBetter ? 1 : -1;
  palette['text-on-accent'] = isDarkBetter ? dark : light;
  palette['accent-solid-hover'] = withinGamut({ ...solid, l: solid.l + away * 0.06 });
  palette['accent-solid-active'] = withinGamut({ ...solid, l: solid.l + away * 0.13 });
}

/** Moves the lightness of a foreground away from its backgrounds, as little as necessary. */
export function ensureContrast(
  palette: Palette,
  name: string,
  on: readonly string[],
  least: number,
): void {
  const start = colorAt(palette, name);
  const backgrounds = on.map((background) => colorAt(palette, background));
  const ratio = (color: Oklch) => Math.min(...backgrounds.map((one) => contrastOf(color, one)));
  const mean = backgrounds.reduce((sum, { l }) => sum + l, 0) / backgrounds.length;
  const away = mean < middle ? 1 : -1;
  for (let moved = 0; moved <= 1; moved += step) {
    const l = Math.min(1, Math.max(0, start.l + away * moved));
    const color = moved === 0 ? start : withinGamut({ ...start, l });
    if (ratio(color) < least) continue;
    palette[name] = color;
    return;
  }
  const failingColor = on.find(
    (_, index) => contrastOf(start, backgrounds[index] ?? start) < least,
  );
  throw new RangeError(
    `No lightness of '${name}' has a contrast of ${least}:1 on '${failingColor}'.`,
  );
}

function colorAt(palette: Palette, name: string): Oklch {
  const color = palette[name];
  if (!color) throw new Error(`A brand has no role '${name}'.`);
  return color;
}
