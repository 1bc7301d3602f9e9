import { writeFileSync } from 'node:fs';
import { languages, renderEnglish, renderLanguage } from './indexes.mjs';

const write = (language, text) =>
  writeFileSync(new URL(`src/${language}/index.ts`, import.meta.url), text);

write('en', renderEnglish());
for (const language of languages) write(language, renderLanguage(language));
