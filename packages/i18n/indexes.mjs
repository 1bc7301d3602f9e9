import { readdirSync } from 'node:fs';

const src = new URL('src/', import.meta.url);
const generated =
  '/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */\n';

export const languages = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
  .map(({ name }) => name);

const areas = readdirSync(new URL('en/', src))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''))
  .toSorted();

export function renderEnglish() {
  return generated + areas.map((area) => `export { ${area}Texts } from './${area}.ts';\n`).join('');
}

export function renderLanguage(language) {
  const imports = areas.map((area) => `import { ${area} } from './${area}.ts';\n`).join('');
  const entries = areas.map((area) => `  ${area},\n`).join('');
  return `${generated}import type { Dictionary } from '../types.ts';
${imports}
export const texts = {
${entries}} satisfies Dictionary<'${language}'>;
`;
}
