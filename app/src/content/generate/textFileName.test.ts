import { expect, it } from 'vitest';
import { textFileName } from './textFileName.ts';

it.each([
  ['When the shop is open', 'When the shop is open.md'],
  ['../../etc/pass\u202Ewd: "now"?', 'etc pass wd now.md'],
  ['...', 'draft.md'],
  [`${'a'.repeat(79)}🇮🇳`, `${'a'.repeat(79)}.md`],
  ['a'.repeat(300), `${'a'.repeat(80)}.md`],
])('a draft called %s is saved as %s', (title, name) => {
  expect(textFileName(title)).toBe(name);
});
