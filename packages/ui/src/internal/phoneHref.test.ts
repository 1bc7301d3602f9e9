import { expect, it } from 'vitest';
import { phoneHref } from './phoneHref.ts';

it.each([
  ['+44 20 7946 0112', 'tel:+442079460112'],
  ['(020) 7946-0112', 'tel:02079460112'],
  ['030/5550148', 'tel:0305550148'],
  ['+44 (0)20 7946 0112', 'tel:+442079460112'],
  ['+44 20 7946 0112 ext 5', 'tel:+442079460112;ext=5'],
  ['020 7946 0112 / 07700 900123', 'tel:02079460112'],
  ['\u202A020\u00A07946\u20110112\u202C', 'tel:02079460112'],
  ['1-800-FLOWERS', 'tel:18003569377'],
])('links to %s', (text, href) => {
  expect(phoneHref(text)).toBe(href);
});
it.each([
  '',
  '1234',
  'call me maybe',
  '02079460112?body=x',
  '*#06#12345',
  'javascript:12345',
  '1234567890123456',
])('returns no link for %j', (text) => {
  expect(phoneHref(text)).toBeUndefined();
});
