import { converter, formatCss } from 'culori';
import type { Oklch } from 'culori';
import { makeLegible } from './makeLegible.ts';
import type { Palette } from './makeLegible.ts';
import { brandRoles } from './roles.ts';
import { withinGamut } from './withinGamut.ts';
import type { Brand, BrandColors, BrandRole, BrandRoles, BrandVariables } from './types.ts';

const toOklch = converter('oklch');

/** The colours that the roles were drawn with: how strong another one is, beside them. */
const drawnChroma: Readonly<Record<keyof BrandColors, number>> = {
  accent: 0.214,
  highlight: 0.15,
  neutral: 0.024,
};
/** A neutral may tint a surface, not colour it. */
const mostNeutral = 2;

/**
 * Derives the colours of both themes from three. Every role keeps its lightness and takes hue and
 * strength of the brand; where a pair of them falls short of WCAG AA, its foreground goes lighter or
 * darker. The accent itself is used as it is where a text can be read on it.
 *
 * @throws TypeError for what is no CSS colour, RangeError with the pair that no lightness can mend
 */
export function createBrand(colors: BrandColors): Brand {
  const sources = {
    accent: parse(colors.accent, 'accent'),
    highlight: parse(colors.highlight, 'highlight'),
    neutral: parse(colors.neutral, 'neutral'),
  };
  return {
    light: variablesOf(makeLegible(paint(brandRoles.light, sources), sources.accent)),
    dark: variablesOf(makeLegible(paint(brandRoles.dark, sources))),
  };
}

function parse(color: string, name: keyof BrandColors): Oklch {
  const parsed = toOklch(color);
  if (!parsed) throw new TypeError(`The ${name} '${color}' of the brand is no CSS colour.`);
  return parsed;
}

/** Gives each role its colour, as strong as the screen can show it. */
function paint(roles: BrandRoles, sources: Readonly<Record<keyof BrandColors, Oklch>>): Palette {
  const colorOf = ([source, l, chroma, alpha]: BrandRole): Oklch => {
    const { c, h } = sources[source];
    const strength = c / drawnChroma[source];
    const most = source === 'neutral' ? mostNeutral : Infinity;
    return withinGamut({ l, c: chroma * Math.min(strength, most), h, alpha });
  };
  return Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, colorOf(role)]));
}

const round = (value: number | undefined) => Math.round((value ?? 0) * 10_000) / 10_000;

const variablesOf = (palette: Palette): BrandVariables =>
  Object.fromEntries(
    Object.entries(palette).map(([name, { l, c, h, alpha }]) => [
      `--platform-${name}`,
      formatCss({
        mode: 'oklch',
        l: round(l),
        c: round(c),
        h: round(h),
        ...(alpha === undefined ? {} : { alpha }),
      }),
    ]),
  );
