import type { ConsentRecord, Contact } from '@platform/domain';
import { toText } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';

/** Keys of `extra` with the records of both consents. */
const keys = {
  sms: { since: 'consent_sms_at', source: 'consent_sms_source' },
  voice: { since: 'consent_voice_at', source: 'consent_voice_source' },
} as const;

type Channel = keyof typeof keys;
type Extra = Contact['extra'];

export type ConsentRecords = Pick<Contact, 'consentSmsRecord' | 'consentVoiceRecord'>;

function readRecord(extra: Extra, channel: Channel): ConsentRecord | null {
  const since = dateOf(extra[keys[channel].since]);
  const source = toText(extra[keys[channel].source]);
  return since || source !== '' ? { since, source } : null;
}

export const consentRecordsOf = (extra: Extra) => ({
  consentSmsRecord: readRecord(extra, 'sms'),
  consentVoiceRecord: readRecord(extra, 'voice'),
});

/** An unchanged or omitted record leaves `extra` as the service sent it. */
function withRecord(extra: Extra, channel: Channel, record: ConsentRecord | null | undefined) {
  const before = readRecord(extra, channel);
  const isSame =
    record?.source === before?.source && record?.since?.getTime() === before?.since?.getTime();
  if (record === undefined || isSame) return extra;
  const { since, source } = keys[channel];
  const { [since]: _since, [source]: _source, ...rest } = extra;
  if (record === null) return rest;
  return {
    ...rest,
    ...(record.since && { [since]: record.since.toISOString() }),
    ...(record.source !== '' && { [source]: record.source }),
  };
}

/** Returns `extra` for the wire, with the records of both consents. */
export const extraWithConsent = (
  extra: Extra,
  records: ConsentRecords,
): Record<string, unknown> => ({
  ...withRecord(
    withRecord(extra, 'sms', records.consentSmsRecord),
    'voice',
    records.consentVoiceRecord,
  ),
});
