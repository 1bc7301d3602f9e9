import { expect, it } from 'vitest';
import { downloadName } from './downloadName.ts';

const family = '👩‍👩‍👧';

it.each([
  ['When the shop is open', 'When the shop is open.md'],
  ['Q3: profit / loss? "v2.1" <draft>|*', 'Q3 profit loss v2.1 draft.md'],
  ['..\\..\\secret', 'secret.md'],
  ['.hidden', 'hidden.md'],
  ['ends in dots...  ', 'ends in dots.md'],
  ['invoice\u202Efdp', 'invoice fdp.md'],
  ['line\nbreak\ttab', 'line break tab.md'],
  ['cafe\u0301', 'café.md'],
  [`${family} Müller`, `${family} Müller.md`],
  ['శ్రీమతి లక్ష్మి', 'శ్రీమతి లక్ష్మి.md'],
  ['کتاب‌خانه', 'کتاب‌خانه.md'],
  ['CON', '_CON.md'],
  ['lpt1.old', '_lpt1.old.md'],
  ['console', 'console.md'],
  ['COM¹', '_COM¹.md'],
  ['conin$', '_conin$.md'],
  ['nul .old', '_nul .old.md'],
  ['half \uD83D a pair', 'half a pair.md'],
  ['\u3164plan\u2800', 'plan.md'],
  ['\u3164', 'draft.md'],
  ['...', 'draft.md'],
  ['\u200B', 'draft.md'],
  ['a'.repeat(300), `${'a'.repeat(80)}.md`],
  [`${'a'.repeat(79)}🇮🇳`, `${'a'.repeat(79)}.md`],
  [`${'a'.repeat(79)}. b`, `${'a'.repeat(79)}.md`],
])('U07 a text %j is saved as %j', (text, name) => {
  expect(downloadName(text, 'md', 'draft')).toBe(name);
});
