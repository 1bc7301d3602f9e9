import { expect, it } from 'vitest';
import { phoneHref } from './phoneHref.ts';

it.each([
  ['+44 20 7946 0112', 'tel:+442079460112'],
  ['(020) 7946-0112', 'tel:02079460112'],
  ['030/5550148', 'tel:0305550148'],
])('calls %s', (text, href) => {
  expect(phoneHref(text)).toBe(href);
});
it.each([
  '',
  '1234',
  '+44 20 7946 0112 ext 5',
  '*#06#12345',
  'javascript:12345',
  '1234567890123456',
])('makes no address of %j', (text) => {
  expect(phoneHref(text)).toBeUndefined();
});
