import { expect, it } from 'vitest';
import { emailHref } from './emailHref.ts';

it('links to an email', () => {
  expect(emailHref(' elena@petrova.example ')).toBe('mailto:elena@petrova.example');
});
it.each([
  ['a&b@evil.example', 'mailto:a%26b@evil.example'],
  ['a?cc=all@evil.example', 'mailto:a%3Fcc%3Dall@evil.example'],
  ['100%25@evil.example', 'mailto:100%2525@evil.example'],
  ['a+b/c#d@evil.example', 'mailto:a%2Bb%2Fc%23d@evil.example'],
  ['info@пример.рф', 'mailto:info@xn--e1afmkfd.xn--p1ai'],
])('links to %s only', (text, href) => {
  expect(emailHref(text)).toBe(href);
});
it.each([
  '',
  'N/A',
  'elena@petrova.example?bcc=all@evil.example',
  'elena@petrova.example,all@evil.example',
  'javascript:alert(1)//@evil.example',
  'elena@petrova.example\nBcc: all@evil.example',
])('returns no link for %j', (text) => {
  expect(emailHref(text)).toBeUndefined();
});
