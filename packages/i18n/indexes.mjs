import { readdirSync, readFileSync } from 'node:fs';

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

/** Areas of the product; the others are texts of components and load with the language. */
const isOfProduct = (area) =>
  readFileSync(new URL(`en/${area}.ts`, src), 'utf8').includes('= ofProduct(');

export function renderEnglish() {
  return generated + areas.map((area) => `export { ${area}Texts } from './${area}.ts';\n`).join('');
}

/** A union, because API reports cannot show the type of a namespace. */
export function renderAreas() {
  const names = areas.map((area) => `${area}Texts`);
  return `${generated}import type {
${names.map((name) => `  ${name},\n`).join('')}} from './en/index.ts';

/** Every area of English, the source of all keys. */
export type EnglishArea =
${names.map((name) => `  | typeof ${name}`).join('\n')};
`;
}

export function renderLanguage(language) {
  const entries = areas.map((area) => `  ${area},\n`).join('');
  return `${generated}import type { Dictionary } from '../types.ts';
${importsOf(areas)}
export const texts = {
${entries}} satisfies Dictionary<'${language}'>;
`;
}

export function renderPack() {
  const generic = areas.filter((area) => !isOfProduct(area));
  const entries = generic.map((area) => `  ${area},\n`).join('');
  const loaders = areas
    .filter(isOfProduct)
    .map((area) => `  ${area}: async () => (await import('./${area}.ts')).${area},\n`)
    .join('');
  return `${generated}${importsOf(generic)}
export const texts = {
${entries}};

export const areas = {
${loaders}};
`;
}

function importsOf(list) {
  return list.map((area) => `import { ${area} } from './${area}.ts';\n`).join('');
}
