import { cssValue, flatten, typeEntries, valueOf } from './css.mjs';

const groups = ['font', 'space', 'radius', 'elevation', 'motion', 'z', 'size', 'density'];
const modes = ['light', 'dark'];

const declare = (entries, indent) =>
  entries.map(([name, value]) => `${indent}${name}: ${value};`).join('\n');

/** Theme-independent variables: spaces, radii, type roles, … */
function base(tokens) {
  const plain = groups.flatMap((group) =>
    flatten(tokens[group])
      .filter(([path]) => path[0] !== 'reduced')
      .map(([path, token]) => [`--platform-${group}-${path.join('-')}`, cssValue(tokens, token)]),
  );
  return [...plain, ...flatten(tokens.type).flatMap((role) => typeEntries(role))];
}

const tall = (tokens) => flatten(tokens.type).flatMap((role) => typeEntries(role, true));

/** The spaces in px, as they are at a font size of 16 px. */
const fixedSpaces = (tokens) =>
  flatten(tokens.space).map(([path, { $value }]) => [
    `--platform-space-${path.join('-')}`,
    `${$value.value * 16}px`,
  ]);

const theme = (tokens, mode) =>
  flatten(tokens.semantic[mode]).map(([path, token]) => [
    `--platform-${path.join('-')}`,
    cssValue(tokens, token),
  ]);

/**
 * Renders the variables. Light is the default; `data-theme` on the root chooses; without a choice
 * (absent or `system`) the system's preference does, so that a page is right before any script. Paper
 * is light: it has no dark ground to write on. On a phone spaces do not grow with the text, which needs
 * the room.
 */
export function renderCss(tokens) {
  const [light, dark] = modes.map(
    (mode) => (indent) =>
      `${indent}color-scheme: ${mode};\n${declare(theme(tokens, mode), indent)}`,
  );
  return `/* Generated from tokens/tokens.json by tokens/generate.mjs. Do not edit. */
:root,
:host {
${declare(base(tokens), '  ')}
}
:root,
:host,
[data-theme='light'] {
${light('  ')}
}
@media screen and (prefers-color-scheme: dark) {
  :root:where(:not([data-theme='light'], [data-theme='dark'])),
  :host(:where(:not([data-theme='light'], [data-theme='dark']))) {
${dark('    ')}
  }
}
@media screen {
  [data-theme='dark'] {
${dark('    ')}
  }
}
:root:is(:lang(hi), :lang(te)),
[data-platform-scope]:is(:lang(hi), :lang(te)) {
${declare(tall(tokens), '  ')}
}
@media (max-width: 30em) {
  :root,
  :host {
${declare(fixedSpaces(tokens), '    ')}
  }
}
@media (prefers-reduced-motion: reduce) {
  :root,
  :host {
    --platform-motion-duration-fast: 80ms;
    --platform-motion-duration-base: 80ms;
    --platform-motion-duration-slow: 80ms;
  }
}
`;
}

const list = (name, values) =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',`).join('\n')}\n] as const;\n`;

/** Renders the names of every variable and the breakpoints in pixels. */
export function renderTs(tokens) {
  const breakpoints = flatten(tokens.breakpoint).map(([[key], { $value }]) => [key, $value.value]);
  const fields = breakpoints.map(([key, px]) => `  ${/^\d/.test(key) ? `'${key}'` : key}: ${px},`);
  return `// Generated from tokens/tokens.json by tokens/generate.mjs. Do not edit.
${list(
  'baseTokenNames',
  base(tokens).map(([name]) => name),
)}
${list(
  'themeTokenNames',
  theme(tokens, 'light').map(([name]) => name),
)}
export const breakpoints = {
${fields.join('\n')}
} as const;
`;
}

/** Hues of the primitives that a brand replaces: its accent, its highlight, its two neutrals. */
const brandHues = { 264: 'accent', 58: 'highlight', 88: 'neutral', 268: 'neutral' };

function brandRole(tokens, [path, token]) {
  const { components, alpha } = valueOf(tokens, token.$value);
  const [lightness, chroma, hue] = components;
  const source = brandHues[hue];
  if (!source) return [];
  const fields = [`'${source}'`, lightness, chroma, ...(alpha === undefined ? [] : [alpha])];
  const name = path.length === 1 ? path[0] : `'${path.join('-')}'`;
  return [`    ${name}: [${fields.join(', ')}],`];
}

/** Renders what each colour of a theme takes from a brand, with its own lightness and chroma. */
export function renderBrandRoles(tokens) {
  const themes = modes.map((mode) => {
    const roles = flatten(tokens.semantic[mode]).flatMap((role) => brandRole(tokens, role));
    return `  ${mode}: {\n${roles.join('\n')}\n  },`;
  });
  return `// Generated from tokens/tokens.json by tokens/generate.mjs. Do not edit.
import type { BrandRoles } from './types.ts';

export const brandRoles: Readonly<Record<'light' | 'dark', BrandRoles>> = {
${themes.join('\n')}
};
`;
}
