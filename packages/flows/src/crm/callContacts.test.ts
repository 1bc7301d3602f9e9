import { expect, it } from 'vitest';
import { callContactFinder } from './callContacts.ts';

const contact = (key: string, phone: string) => ({ key, name: key, phone });
const call = (from: string, changes = {}) =>
  ({ contactId: '', direction: 'inbound', from, to: '+44 20 7946 0000', ...changes }) as const;

const contacts = [
  contact('elena', '020 7946 0112'),
  contact('marek', '+44 161 496 0183 / +44 7700 900123'),
  contact('shared1', '+49 30 5550148'),
  contact('shared2', '0049 30 555 0148'),
  contact('front desk', '+44 20 7946 0000'),
  contact('short', '0112'),
];
const find = callContactFinder(contacts);

it.each([
  ['a number in another notation', call('+442079460112'), 'elena'],
  ['the second of several numbers', call('+447700900123'), 'marek'],
  ['the called number of an outbound call', call('', { direction: 'outbound' }), 'front desk'],
  ['the id, whatever the number', call('+442079460112', { contactId: 'marek' }), 'marek'],
  ['the number, if the contact was deleted', call('+442079460112', { contactId: 'x' }), 'elena'],
])('finds a contact by %s', (_how, from, key) => {
  expect(find(from)?.key).toBe(key);
});

it.each([
  ['an unknown number', call('+442079460113')],
  ['a number of two contacts', call('+49305550148')],
  ['an extension', call('0112')],
  ['a hidden number', call('')],
  ['text', call('anonymous')],
  ['a web call', call('+442079460112', { direction: 'web' })],
])('finds no contact for %s', (_what, from) => {
  expect(find(from)).toBeUndefined();
});

it('indexes a list once', () => {
  expect(callContactFinder(contacts)).toBe(find);
  expect(callContactFinder([...contacts])).not.toBe(find);
});
