import { expect, test } from 'vitest';
import { hasFilters, matchesFilters, NO_FILTERS, tagsOf } from './contactFilters.ts';
import type { CrmContact } from './types.ts';

const contact = (fields: Partial<CrmContact>): CrmContact => ({
  key: 'c',
  name: '',
  email: '',
  phone: '',
  company: '',
  notes: '',
  tags: [],
  consentSms: false,
  consentVoice: false,
  createdAt: null,
  ...fields,
});

const record = { since: null, source: 'import' };

test('a contact without a record of its consent was not asked', () => {
  const matches = (fields: Partial<CrmContact>) =>
    matchesFilters(contact(fields), { ...NO_FILTERS, voice: ['unknown'] });
  expect(matches({})).toBe(true);
  expect(matches({ consentVoiceRecord: record })).toBe(false);
  expect(matches({ consentVoice: true })).toBe(false);
  expect(matches({ consentSms: true, consentSmsRecord: record })).toBe(true);
});

test('a contact matches all filters, and one of the values of each', () => {
  const filters = { voice: ['yes', 'no'], sms: ['yes'], tags: ['vip', 'fair'] } as const;
  const asked = { consentVoiceRecord: record, consentSms: true };
  expect(matchesFilters(contact({ ...asked, tags: ['late', 'fair'] }), filters)).toBe(true);
  expect(matchesFilters(contact({ ...asked, tags: ['late'] }), filters)).toBe(false);
  expect(matchesFilters(contact({ consentVoice: true, tags: ['vip'] }), filters)).toBe(false);
  expect(hasFilters(filters)).toBe(true);
  expect(hasFilters(NO_FILTERS)).toBe(false);
  expect(matchesFilters(contact({}), NO_FILTERS)).toBe(true);
});

test('lists each tag once, in alphabetical order', () => {
  const contacts = [contact({ tags: ['vip', 'fair 10'] }), contact({ tags: ['fair 9', 'vip'] })];
  expect(tagsOf(contacts, ['vip', 'regatta'])).toEqual(['fair 9', 'fair 10', 'regatta', 'vip']);
});
