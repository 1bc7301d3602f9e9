import { readdirSync } from 'node:fs';

const src = new URL('src/', import.meta.url);
const names = new Intl.DisplayNames('en', { type: 'language' });
const generated =
  '/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */\n';

/** The languages that have a folder, English apart. */
export const languages = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
  .map(({ name }) => name);

/** The areas that English has texts for, in the order of the alphabet. */
const areas = readdirSync(new URL('en/', src))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''))
  .toSorted();

/** Renders `src/en/index.ts`, the source of all keys. */
export function renderEnglish() {
  return generated + areas.map((area) => `export { ${area}Texts } from './${area}.ts';\n`).join('');
}

/** Renders `src/<language>/index.ts`, a whole dictionary. */
export function renderLanguage(language) {
  const imports = areas.map((area) => `import { ${area} } from './${area}.ts';\n`).join('');
  const entries = areas.map((area) => `  ${area},\n`).join('');
  return `${generated}import type { Dictionary } from '../types.ts';
${imports}
/** ${names.of(language)}, whole. */
export const texts = {
${entries}} satisfies Dictionary<'${language}'>;
`;
}
