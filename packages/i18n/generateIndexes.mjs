import { writeFileSync } from 'node:fs';
import { languages, renderAreas, renderEnglish, renderLanguage, renderPack } from './indexes.mjs';

const write = (file, text) => writeFileSync(new URL(`src/${file}`, import.meta.url), text);

write('areas.ts', renderAreas());
write('en/index.ts', renderEnglish());
for (const language of languages) {
  write(`${language}/index.ts`, renderLanguage(language));
  write(`${language}/pack.ts`, renderPack());
}
