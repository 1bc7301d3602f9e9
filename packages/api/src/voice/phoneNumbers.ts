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
import { isObject, read, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import type { PhoneNumberBody } from './phoneNumbers.contract.ts';

export const PHONE_PROVIDERS = [
  'twilio',
  'vonage',
  'telnyx',
  'sip',
] as const satisfies readonly PhoneProvider[];

export const PHONE_STATUSES = [
  'active',
  'pending',
  'inactive',
] as const satisfies readonly PhoneStatus[];

export interface NewPhoneNumber extends PhoneNumberSettings {
  number: string;
  provider: PhoneProvider;
  /** Reference to the provider's credentials; write-only. */
  credentials: string;
}

/** Changed fields; `credentials` replace those of the service. */
export type PhoneNumberUpdate = Partial<PhoneNumberSettings & Pick<NewPhoneNumber, 'credentials'>>;

export const phoneNumbersSchema: ZodMiniType<PhoneNumberList> = countedListOf(
  'phoneNumbers',
  ['phone_numbers', 'data'],
  toPhoneNumber,
);

const storedSchema = read((value): PhoneNumber | null => {
  if (!isObject(value)) return null;
  const number = toPhoneNumber(unwrap(value, 'phone_number', 'data'));
  return number.id === '' ? null : { ...number, key: number.id };
});

function toPhoneNumber(row: WireObject): Omit<PhoneNumber, 'key'> {
  return {
    id: toText(row.id),
    number: numberTextOf(row.number),
    label: toText(row.label),
    provider: parseEnum(PHONE_PROVIDERS, row.provider),
    providerText: toText(row.provider),
    country: toText(row.country).toUpperCase(),
    agentId: toText(row.agent_id),
    agentName: toText(row.agent_name),
    isInbound: row.inbound === true,
    isOutbound: row.outbound === true,
    fallbackNumber: numberTextOf(row.fallback_number),
    status: parseEnum(PHONE_STATUSES, row.status),
    statusText: toText(row.status),
    hasCredentials: row.has_credentials === true,
    createdAt: dateOf(row.created_at),
  };
}

/** A phone number sent as a JSON number has lost its plus sign. */
function numberTextOf(value: unknown): string {
  return typeof value === 'number' ? `+${toText(value)}` : toText(value);
}

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

/** `isNumberTaken` detects a number that already exists. */
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

/** Fetched on each visit because the provider may verify them in the meantime. */
export const phoneNumbers = resourceOf(listPhoneNumbers, { freshMs: 2000, isFeature: true });

/** True if this or another tenant has the number. */
export const isNumberTaken = (error: unknown): boolean => errorCodeOf(error) === 'NUMBER_EXISTS';
