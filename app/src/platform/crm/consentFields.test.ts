import type { Contact } from '@platform/api';
import { expect, test, vi } from 'vitest';
import { consentFields } from './consentFields.ts';

const now = new Date('2026-11-12T08:00:00Z');
vi.useFakeTimers({ now });

const asked = { consentVoice: true, consentSms: false, consentVoiceRecord: null } as Contact;

test('a changed consent gets today as date and its source', () => {
  expect(consentFields(asked, { consentVoice: 'no', consentSms: 'yes' }, 'bulk')).toEqual({
    consentVoice: false,
    consentVoiceRecord: { since: now, source: 'bulk' },
    consentSms: true,
    consentSmsRecord: { since: now, source: 'bulk' },
  });
});

test('an unchanged consent keeps its record, or has none', () => {
  const same = { consentVoice: 'yes', consentSms: 'unknown' } as const;
  expect(consentFields(asked, same, 'contact_form')).toEqual({});
  expect(consentFields(asked, {}, 'bulk')).toEqual({});
  expect(consentFields(undefined, { consentSms: 'unknown' }, 'contact_form')).toEqual({});
});

test('a consent that becomes unknown loses its record', () => {
  expect(consentFields(asked, { consentVoice: 'unknown' }, 'bulk')).toEqual({
    consentVoice: false,
    consentVoiceRecord: null,
  });
});
