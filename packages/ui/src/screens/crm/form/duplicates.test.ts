import { expect, test } from 'vitest';
import type { CrmContact } from '../types.ts';
import { findDuplicate } from './duplicates.ts';

const contact = (key: string, email: string, phone: string): CrmContact => ({
  key,
  name: key,
  email,
  phone,
  company: '',
  notes: '',
  tags: [],
  consentSms: false,
  consentVoice: false,
  createdAt: null,
});

const known = [contact('elena', 'Elena@one.example', '+44 20 7946 0112'), contact('bare', '', '')];

const found = (email: string, phone: string, ownId?: string) => {
  const duplicate = findDuplicate(known, { email, phone }, ownId);
  return duplicate && [duplicate.contact.key, duplicate.by];
};

test('finds the same email in any case, with white space around it', () => {
  expect(found(' ELENA@ONE.example ', '')).toEqual(['elena', 'email']);
  expect(found('elena@one', '')).toBeUndefined();
});

test('finds the same email with invisible characters in it', () => {
  expect(found('\u202Aelena@\u200Bone.example\uFEFF', '')).toEqual(['elena', 'email']);
});

test('finds the same phone number in any notation', () => {
  expect(found('', '0044 (20) 79460112')).toEqual(['elena', 'phone']);
  expect(found('', '020 7946 0112')).toEqual(['elena', 'phone']);
  expect(found('', '07700 900123 / +44 (0)20 7946 0112')).toEqual(['elena', 'phone']);
  expect(found('', '٠٢٠ ٧٩٤٦ ٠١١٢')).toEqual(['elena', 'phone']);
  expect(found('', '0112')).toBeUndefined();
  expect(found('', '+44 20 7946 0113')).toBeUndefined();
});

test('empty fields match no contact, and a contact is not its own duplicate', () => {
  expect(found('', '')).toBeUndefined();
  expect(found('elena@one.example', '+44 20 7946 0112', 'elena')).toBeUndefined();
});
