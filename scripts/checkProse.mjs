import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findVagueWords } from './prose/findVagueWords.mjs';
import { proseOfMarkdown, proseOfModule } from './prose/prose.mjs';
import { root } from './run.mjs';

const files = execFileSync(
  'git',
  [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.md',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  // Git lists a deleted file until its deletion is staged.
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const isListed = (file) => file === 'scripts/prose/words.mjs' || file.startsWith('.changeset/');

const proseOf = (file, text) =>
  file.endsWith('.md')
    ? proseOfMarkdown(text)
    : proseOfModule(file, text, { withTexts: file.startsWith('packages/i18n/src/en/') });

let hits = 0;
for (const file of files) {
  if (isListed(file)) continue;
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const { text: prose, start } of proseOf(file, text)) {
    for (const { word, index } of findVagueWords(prose)) {
      const line = text.slice(0, start + index).split('\n').length;
      console.log(`${file}:${line} ${word}`);
      hits += 1;
    }
  }
}
if (hits > 0) console.log(`\n${hits} to rewrite. Words and exceptions: scripts/prose/words.mjs`);
process.exitCode = hits > 0 ? 1 : 0;
