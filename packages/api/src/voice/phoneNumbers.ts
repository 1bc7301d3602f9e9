import type {
  PhoneNumber,
  PhoneNumberList,
  PhoneNumberSettings,
  PhoneProvider,
  PhoneStatus,
} from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { PartialBody, SearchQuery } from '../http/call.ts';
import { errorCodeOf } from '../http/errorCode.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import type { PhoneNumberBody } from './phoneNumbers.contract.ts';

/** Companies that carry a telephone number. */
export const PHONE_PROVIDERS = [
  'twilio',
  'vonage',
  'telnyx',
  'sip',
] as const satisfies readonly PhoneProvider[];

/** `pending` waits for the provider's verification, `inactive` was turned off there. */
export const PHONE_STATUSES = [
  'active',
  'pending',
  'inactive',
] as const satisfies readonly PhoneStatus[];

/** A telephone number to be imported. */
export interface NewPhoneNumber extends PhoneNumberSettings {
  /** E.164. */
  number: string;
  provider: PhoneProvider;
  /** Where the provider's credentials are kept; never read back. */
  credentials: string;
}

/** What changes of a number; `credentials` replace those that the service holds. */
export type PhoneNumberUpdate = Partial<PhoneNumberSettings & Pick<NewPhoneNumber, 'credentials'>>;

/** Reads a list of numbers. */
export const phoneNumbersSchema: ZodMiniType<PhoneNumberList> = countedListOf(
  'phoneNumbers',
  ['phone_numbers', 'data'],
  toPhoneNumber,
);

/** Reads the number in the response of a write; null if there is none. */
const storedSchema = read((value): PhoneNumber | null => {
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

/** Body of a number, new or changed; undefined members are not sent. */
function toBody(number: Partial<NewPhoneNumber>): PartialBody<PhoneNumberBody> {
  const { label, agentId, fallbackNumber } = number;
  return {
    number: number.number,
    label: label === undefined ? undefined : trimText(label),
    provider: number.provider,
    agent_id: agentId === undefined ? undefined : agentId || null,
    inbound: number.isInbound,
    outbound: number.isOutbound,
    fallback_number: fallbackNumber === undefined ? undefined : trimText(fallbackNumber),
    credentials: number.credentials,
  };
}

/** Filters of the list. */
export interface PhoneNumbersQuery extends SearchQuery {
  agentId?: string | undefined;
  status?: PhoneStatus | undefined;
}

export const listPhoneNumbers = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/phone-numbers',
  access: 'private',
  query: ({ agentId, ...rest }: PhoneNumbersQuery) => ({ ...rest, agent_id: agentId }),
  response: phoneNumbersSchema,
});

/** `isNumberTaken` reads the refusal of a number that exists. */
export const createPhoneNumber = defineCall({
  service: 'voice',
  method: 'POST',
  path: '/v1/phone-numbers',
  access: 'private',
  body: (number: NewPhoneNumber) => toBody(number) as PhoneNumberBody,
  response: storedSchema,
});

export const updatePhoneNumber = defineCall({
  service: 'voice',
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/phone-numbers/{id}',
  access: 'private',
  body: (change: PhoneNumberUpdate) => toBody(change),
  response: storedSchema,
});

export const removePhoneNumber = defineCall({
  service: 'voice',
  method: 'DELETE',
  path: '/v1/phone-numbers/{id}',
  access: 'private',
});

/** The telephone numbers of the tenant; the provider verifies them meanwhile, so each visit loads them. */
export const phoneNumbers = resourceOf(listPhoneNumbers, { freshMs: 2000, isFeature: true });

/** True if a number was refused because this tenant, or another, has it already. */
export const isNumberTaken = (error: unknown): boolean => errorCodeOf(error) === 'NUMBER_EXISTS';
