import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

it.each([
  [`${'a'.repeat(195)}🇮🇳🇮🇳.pdf`, `${'a'.repeat(195)}.pdf`],
  [`${'క్ష్మి'.repeat(40)}.txt`, `${'క్ష్మి'.repeat(32)}.txt`],
  [`${'a'.repeat(250)}.pdf`, `${'a'.repeat(196)}.pdf`],
])('keeps whole characters and the end of a long name (%#)', (sent, kept) => {
  expect(fileName(sent)).toBe(kept);
});
