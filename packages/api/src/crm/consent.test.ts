import { expect, it } from 'vitest';
import { consentRecordsOf, extraWithConsent } from './consent.ts';

const since = new Date('2026-11-12T08:00:00Z');
const wire = {
  company: 'Bakery',
  consent_voice_at: '2026-11-12T08:00:00Z',
  consent_voice_source: 'import',
};

it('reads when and from what a consent is known', () => {
  expect(consentRecordsOf(wire)).toEqual({
    consentVoiceRecord: { since, source: 'import' },
    consentSmsRecord: null,
  });
  expect(consentRecordsOf({ consent_sms_at: 'soon', consent_sms_source: 'Fair' })).toEqual({
    consentVoiceRecord: null,
    consentSmsRecord: { since: null, source: 'Fair' },
  });
  expect(consentRecordsOf({ consent_sms_at: {}, consent_sms_source: ['x'] })).toEqual({
    consentVoiceRecord: null,
    consentSmsRecord: null,
  });
});

it('leaves unchanged records as the service wrote them', () => {
  const odd = { ...wire, consent_sms_at: 'soon', consent_sms_source: 7 };
  expect(extraWithConsent(odd, consentRecordsOf(odd))).toEqual(odd);
  expect(extraWithConsent(odd, {})).toEqual(odd);
});

it('writes changed records and removes those of unknown consents', () => {
  const consentSmsRecord = { since, source: 'bulk' };
  expect(extraWithConsent(wire, { consentSmsRecord, consentVoiceRecord: null })).toEqual({
    company: 'Bakery',
    consent_sms_at: '2026-11-12T08:00:00.000Z',
    consent_sms_source: 'bulk',
  });
});
