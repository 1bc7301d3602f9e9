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
  .regex(/^\+[1-9]\d{6,14}$/, 'Enter a number like +441632960001')
  .describe('Telephone number in E.164, such as `+441632960001`.');

export const e164OrNone = z.union([z.literal(''), e164]);

const provider = z.enum(PHONE_PROVIDERS).describe('Company that carries the number.');

const phoneNumber = z
  .object({
    id,
    number: e164,
    label: z.string().max(40).describe('Name of the number in the product; empty if it has none.'),
    provider: provider.describe('Company that carries it. The client shows an unknown one as is.'),
    country: z
      .union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)])
      .optional()
      .describe('ISO 3166-1 alpha-2; empty if unknown. Without it the client shows no flag.'),
    agent_id: id.nullable().describe('Agent that the number belongs to; null if none.'),
    agent_name: z
      .string()
      .nullable()
      .optional()
      .describe('Name of that agent. Without it the client finds the name in the list of agents.'),
    inbound: z.boolean().describe('True if the agent takes calls to the number.'),
    outbound: z.boolean().describe('True if the agent may call from the number.'),
    fallback_number: e164OrNone.describe('Number that is called if the agent cannot take a call.'),
    status: z
      .enum(PHONE_STATUSES)
      .describe('`pending` until the provider has verified it, `inactive` if turned off there.'),
    has_credentials: z
      .boolean()
      .optional()
      .describe('True if credentials are stored. Without it the client shows that there are none.'),
    created_at: timestamp.optional().describe('When it was imported. The client does not need it.'),
  })
  .meta({ id: 'PhoneNumber', description: 'A telephone number. Its credentials are never sent.' });

const phoneNumbersPage = z.object({
  phone_numbers: z.array(phoneNumber).describe('Oldest first.'),
  total,
});

const changeable = {
  label: trimmed(0, 40).describe('Name of the number in the product; empty for none.'),
  agent_id: id.nullable().describe('Agent that the number belongs to; null for none.'),
  inbound: z.boolean().describe('True if the agent takes calls to the number.'),
  outbound: z.boolean().describe('True if the agent may call from the number.'),
  fallback_number: e164OrNone.describe('Number to call if the agent cannot; empty for none.'),
  credentials: z
    .string()
    .max(2000)
    .describe('Reference to credentials at the provider, write only; empty for none.'),
};

export const phoneNumberBody = z.strictObject({ number: e164, provider, ...changeable });
export const phoneNumberChange = z.strictObject(changeable).partial();

export const phoneNumbersQuery = searchQuery.extend({
  agent_id: id.optional().describe('Only numbers of this agent.'),
  status: z.enum(PHONE_STATUSES).optional().describe('Only numbers with this status now.'),
});

export const phoneNumberCalls = {
  list: describeCall(listPhoneNumbers, {
    summary: 'Lists the telephone numbers of the tenant',
    notes:
      'Oldest first. `search` looks in number and label; digits find a number in any notation. Without the call the client has no page of numbers, and agents get none.',
    query: phoneNumbersQuery,
    response: phoneNumbersPage,
  }),
  create: describeCall(createPhoneNumber, {
    summary: 'Imports a telephone number that the tenant has with a provider',
    notes: 'Starts as `pending`.',
    repeated: 'NUMBER_EXISTS',
    body: phoneNumberBody,
    response: phoneNumber,
    status: 201,
    errors: ['NUMBER_EXISTS'],
  }),
  update: describeCall(updatePhoneNumber, {
    summary: 'Changes the settings of a telephone number',
    notes: 'Members that are missing stay as they are.',
    repeated: 'idempotent',
    body: phoneNumberChange,
    response: phoneNumber,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removePhoneNumber, {
    summary: 'Releases a telephone number',
    notes: 'Calls to it are no longer taken. The calls of the history stay.',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type PhoneNumberWire = z.output<typeof phoneNumber>;
export type PhoneNumberBody = z.output<typeof phoneNumberBody>;
