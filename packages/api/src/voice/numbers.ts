import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { PHONE_PROVIDERS, PHONE_STATUSES } from './values.ts';
import type { PhoneProvider, PhoneStatus } from './values.ts';

/** A telephone number on the wire; its credentials are never read back. */
export interface PhoneNumberWire {
  id: string;
  /** E.164. */
  number: string;
  label?: string | null;
  provider?: string | null;
  /** Two letters, such as `GB`. */
  country?: string | null;
  agent_id?: string | null;
  agent_name?: string | null;
  inbound?: boolean;
  outbound?: boolean;
  /** E.164: who is called where the agent cannot answer. */
  fallback_number?: string | null;
  status?: string | null;
  has_credentials?: boolean;
  created_at?: string | null;
}

export interface PhoneNumbersWire {
  phone_numbers: PhoneNumberWire[];
  total: number;
}

/** What of a telephone number a person can change. Texts and ids are '' where there are none. */
export interface PhoneNumberSettings {
  /** At most 40 characters. */
  label: string;
  agentId: string;
  isInbound: boolean;
  isOutbound: boolean;
  /** E.164. */
  fallbackNumber: string;
}

/** A telephone number to be imported. */
export interface NewPhoneNumber extends PhoneNumberSettings {
  /** E.164. */
  number: string;
  provider: PhoneProvider;
  /** Where the provider's credentials are kept; never read back. */
  credentials: string;
}

/** A telephone number of the tenant. */
export interface PhoneNumber extends Keyed, PhoneNumberSettings {
  /** '' where the server sent none: it cannot be acted on. */
  id: string;
  /** E.164, as the server wrote it. */
  number: string;
  /** Null for a provider that this client does not know. */
  provider: PhoneProvider | null;
  providerText: string;
  /** Two letters; '' where the server sent none. */
  country: string;
  agentName: string;
  /** Null for a status that this client does not know. */
  status: PhoneStatus | null;
  statusText: string;
  hasCredentials: boolean;
  createdAt: Date | null;
}

/** One load of numbers; `total` counts all there are, null where the server did not say. */
export type PhoneNumberList = CountedList<'phoneNumbers', PhoneNumber>;

/** `GET /v1/phone-numbers`. */
export const phoneNumbersSchema = countedListOf(
  'phoneNumbers',
  ['phone_numbers', 'data'],
  toPhoneNumber,
);

/** The number that a write answers with; null where the answer holds none. */
export const phoneNumberAnswerSchema = read((value): PhoneNumber | null => {
  if (!isObject(value)) return null;
  const number = toPhoneNumber(unwrap(value, 'phone_number', 'data'));
  return number.id === '' ? null : { ...number, key: number.id };
});

function toPhoneNumber(row: WireObject): Omit<PhoneNumber, 'key'> {
  return {
    id: textOf(row.id),
    number: numberTextOf(row.number),
    label: textOf(row.label),
    provider: wordOf(PHONE_PROVIDERS, row.provider),
    providerText: textOf(row.provider),
    country: textOf(row.country).toUpperCase(),
    agentId: textOf(row.agent_id),
    agentName: textOf(row.agent_name),
    isInbound: row.inbound === true,
    isOutbound: row.outbound === true,
    fallbackNumber: numberTextOf(row.fallback_number),
    status: wordOf(PHONE_STATUSES, row.status),
    statusText: textOf(row.status),
    hasCredentials: row.has_credentials === true,
    createdAt: dateOf(row.created_at),
  };
}

/** A telephone number that came as a JSON number has lost its plus. */
function numberTextOf(value: unknown): string {
  return typeof value === 'number' ? `+${textOf(value)}` : textOf(value);
}
