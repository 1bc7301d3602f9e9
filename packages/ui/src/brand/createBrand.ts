import { converter, formatCss } from 'culori';
import type { Oklch } from 'culori';
import { makeLegible } from './makeLegible.ts';
import type { Palette } from './makeLegible.ts';
import { brandRoles } from './roles.ts';
import { withinGamut } from './withinGamut.ts';
import type { Brand, BrandColors, BrandRole, BrandRoles, BrandVariables } from './types.ts';

const toOklch = converter('oklch');

/** Chroma of the colours that the roles were designed with; a brand's chroma is relative to it. */
const REFERENCE_CHROMA: Readonly<Record<keyof BrandColors, number>> = {
  accent: 0.214,
  highlight: 0.15,
  neutral: 0.024,
};
/** Limit for `neutral`, which may tint a surface but not colour it. */
const MAX_NEUTRAL_CHROMA = 2;

/**
 * Derives the palettes of both themes, legible by WCAG AA.
 *
 * @throws TypeError for an invalid colour, RangeError for a pair that cannot be made legible
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

function paint(roles: BrandRoles, sources: Readonly<Record<keyof BrandColors, Oklch>>): Palette {
  const colorOf = ([source, l, chroma, alpha]: BrandRole): Oklch => {
    const { c, h } = sources[source];
    const strength = c / REFERENCE_CHROMA[source];
    const maxChroma = source === 'neutral' ? MAX_NEUTRAL_CHROMA : Infinity;
    return withinGamut({ l, c: chroma * Math.min(strength, maxChroma), h, alpha });
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
