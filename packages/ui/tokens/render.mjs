import { cssValue, flatten, typeEntries, valueOf } from './css.mjs';

const groups = ['font', 'space', 'radius', 'elevation', 'motion', 'z', 'size', 'density'];
const modes = ['light', 'dark'];

const declarations = (entries, indent) =>
  entries.map(([name, value]) => `${indent}${name}: ${value};`).join('\n');

/** Theme-independent variables: spaces, radii, type roles, … */
function baseEntries(tokens) {
  const plain = groups.flatMap((group) =>
    flatten(tokens[group])
      .filter(([path]) => path[0] !== 'reduced')
      .map(([path, token]) => [`--platform-${group}-${path.join('-')}`, cssValue(tokens, token)]),
  );
  return [...plain, ...flatten(tokens.type).flatMap((role) => typeEntries(role))];
}

/** Type roles with the line heights of tall scripts (Hindi, Telugu). */
const tallScriptEntries = (tokens) =>
  flatten(tokens.type).flatMap((role) => typeEntries(role, true));

/** Spaces in px at a root font size of 16 px. */
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
 * Renders the CSS variables. Light is the default, and print is always light. `data-theme` on the root
 * sets the theme; if it is absent or `system`, the system preference applies without any script. On
 * phones, spaces do not grow with the font size, because the text needs the room.
 */
export function renderCss(tokens) {
  const [light, dark] = modes.map(
    (mode) => (indent) =>
      `${indent}color-scheme: ${mode};\n${declarations(theme(tokens, mode), indent)}`,
  );
  return `/* Generated from tokens/tokens.json by tokens/generate.mjs. Do not edit. */
:root,
:host {
${declarations(baseEntries(tokens), '  ')}
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
${declarations(tallScriptEntries(tokens), '  ')}
}
@media (max-width: 30em) {
  :root,
  :host {
${declarations(fixedSpaces(tokens), '    ')}
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

const constArray = (name, values) =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',`).join('\n')}\n] as const;\n`;

/** Renders the names of all variables, and the breakpoints in px. */
export function renderTs(tokens) {
  const breakpoints = flatten(tokens.breakpoint).map(([[key], { $value }]) => [key, $value.value]);
  const fields = breakpoints.map(([key, px]) => `  ${/^\d/.test(key) ? `'${key}'` : key}: ${px},`);
  return `// Generated from tokens/tokens.json by tokens/generate.mjs. Do not edit.
${constArray(
  'baseTokenNames',
  baseEntries(tokens).map(([name]) => name),
)}
${constArray(
  'themeTokenNames',
  theme(tokens, 'light').map(([name]) => name),
)}
export const breakpoints = {
${fields.join('\n')}
} as const;
`;
}

/** Hues of the primitives that a brand replaces, mapped to the brand colour that replaces them. */
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

/** Renders the source brand colour, lightness and chroma of each colour of a theme. */
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
