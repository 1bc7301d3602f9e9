import { expect, it } from 'vitest';
import { emailHref } from './emailHref.ts';

it('writes to an email', () => {
  expect(emailHref(' elena@petrova.example ')).toBe('mailto:elena@petrova.example');
});
it.each([
  '',
  'N/A',
  'elena@petrova.example?bcc=all@evil.example',
  'elena@petrova.example,all@evil.example',
  'javascript:alert(1)//@evil.example',
  'elena@petrova.example\nBcc: all@evil.example',
])('makes no address of %j', (text) => {
  expect(emailHref(text)).toBeUndefined();
});
