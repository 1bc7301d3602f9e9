import { FILE_LIMIT } from '@platform/domain';
import { expect, it } from 'vitest';
import { problemOfContent, problemOfFile } from './checkFile.ts';

it.each([
  ['notes.txt', 1, null],
  ['NOTES.PDF', FILE_LIMIT, null],
  ['notes.txt', 0, 'empty'],
  ['notes.txt', FILE_LIMIT + 1, 'tooLarge'],
  ['notes', 1, 'unsupported'],
  ['tool.exe', 0, 'unsupported'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(problemOfFile({ name, size })).toBe(problem);
});

const zip = 'PK\u0003\u0004';
const compound = '\u00D0\u00CF\u0011\u00E0';

it.each([
  ['a.pdf', '%PDF-1.7', null],
  ['a.pdf', 'Sent by mail\n%PDF-1.7', null],
  ['a.pdf', `${' '.repeat(1020)}%PDF-1.7`, 'wrongType'],
  ['a.pdf', zip, 'wrongType'],
  ['a.docx', zip, null],
  ['a.docx', compound, 'encrypted'],
  ['a.docx', 'PK\u0003', 'wrongType'],
  ['a.txt', 'Open on Sunday?', null],
  ['a.md', '# Open', null],
  ['a.csv', 'a;b', null],
  ['a.txt', '\u00FF\u00FEO\u0000', null],
  ['a.txt', '\u00FE\u00FF\u0000O', null],
  ['a.txt', '\u00FF\u0000', 'wrongType'],
  ['a.txt', `${' '.repeat(1024)}\u0000`, null],
  ['a.md', zip, 'wrongType'],
  ['a.csv', compound, 'wrongType'],
  ['a.csv', 'see %PDF-1.7', 'wrongType'],
  ['a.txt', 'a\u0000b', 'wrongType'],
  ['a.exe', 'MZ', 'unsupported'],
])('%s that begins with %j: %s', async (name, content, problem) => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  expect(await problemOfContent(new File([bytes], name))).toBe(problem);
});
