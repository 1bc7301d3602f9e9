import { E164, PHONE_NUMBER_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id, timestamp, searchQuery, total, trimmed } from '../description/shapes.ts';
import {
  PHONE_PROVIDERS,
  PHONE_STATUSES,
  createPhoneNumber,
  listPhoneNumbers,
  removePhoneNumber,
  updatePhoneNumber,
} from './phoneNumbers.ts';

export const e164 = z
  .string()
  .regex(E164, 'Enter a number like +441632960001')
  .describe('Phone number in E.164, such as `+441632960001`.');

export const e164OrNone = z.union([z.literal(''), e164]);

const provider = z.enum(PHONE_PROVIDERS).describe('Provider of the number.');

const phoneNumber = z
  .object({
    id,
    number: e164,
    label: z.string().max(PHONE_NUMBER_LIMITS.label).describe('Label of the number; may be empty.'),
    provider: provider.describe(
      'Provider of the number. The client shows unknown values as received.',
    ),
    country: z
      .union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)])
      .optional()
      .describe('ISO 3166-1 alpha-2; empty if unknown. If missing, the client shows no flag.'),
    agent_id: id.nullable().describe('Id of the attached agent; null for none.'),
    agent_name: z
      .string()
      .nullable()
      .optional()
      .describe('Name of that agent. If missing, the client looks it up in the list of agents.'),
    inbound: z.boolean().describe('True if the agent answers calls to the number.'),
    outbound: z.boolean().describe('True if the agent may call from the number.'),
    fallback_number: e164OrNone.describe('Number to call if the agent cannot answer.'),
    status: z
      .enum(PHONE_STATUSES)
      .describe(
        '`pending` until the provider has verified it, `inactive` if it was turned off there.',
      ),
    has_credentials: z
      .boolean()
      .optional()
      .describe('True if credentials are stored. If missing, the client shows none.'),
    created_at: timestamp.optional().describe('Time of the import. Not used by the client.'),
  })
  .meta({ id: 'PhoneNumber', description: 'A phone number. Its credentials are never sent.' });

const phoneNumbersPage = z.object({
  phone_numbers: z.array(phoneNumber).describe('Oldest first.'),
  total,
});

const changeable = {
  label: trimmed(0, PHONE_NUMBER_LIMITS.label).describe('Label of the number; may be empty.'),
  agent_id: id.nullable().describe('Id of the attached agent; null for none.'),
  inbound: z.boolean().describe('True if the agent answers calls to the number.'),
  outbound: z.boolean().describe('True if the agent may call from the number.'),
  fallback_number: e164OrNone.describe(
    'Number to call if the agent cannot answer; empty for none.',
  ),
  credentials: z
    .string()
    .max(PHONE_NUMBER_LIMITS.credentials)
    .describe("Reference to the provider's credentials, write-only; empty for none."),
};

export const phoneNumberBody = z.strictObject({ number: e164, provider, ...changeable });
export const phoneNumberChange = z.strictObject(changeable).partial();

export const phoneNumbersQuery = searchQuery.extend({
  agent_id: id.optional().describe('Only numbers of this agent.'),
  status: z.enum(PHONE_STATUSES).optional().describe('Only numbers with this status.'),
});

export const phoneNumberCalls = {
  list: describeCall(listPhoneNumbers, {
    summary: 'Lists the phone numbers of the tenant',
    notes:
      'Oldest first. `search` matches number and label; digits match a number in any notation. Without the call, the client has no page for numbers, and agents cannot have one.',
    query: phoneNumbersQuery,
    response: phoneNumbersPage,
  }),
  create: describeCall(createPhoneNumber, {
    summary: 'Imports a phone number that the tenant has with a provider',
    notes: 'Starts as `pending`.',
    repeated: 'NUMBER_EXISTS',
    body: phoneNumberBody,
    response: phoneNumber,
    status: 201,
    errors: ['NUMBER_EXISTS'],
  }),
  update: describeCall(updatePhoneNumber, {
    summary: 'Changes the settings of a phone number',
    notes: 'Omitted fields keep their values.',
    repeated: 'idempotent',
    body: phoneNumberChange,
    response: phoneNumber,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removePhoneNumber, {
    summary: 'Releases a phone number',
    notes: 'Calls to it are no longer answered. Its calls stay in the history.',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type PhoneNumberWire = z.output<typeof phoneNumber>;
export type PhoneNumberBody = z.output<typeof phoneNumberBody>;
