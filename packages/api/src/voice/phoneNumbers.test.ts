import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { phoneNumberBody, phoneNumberCalls, phoneNumberChange } from './phoneNumbers.contract.ts';
import { phoneNumbersQuery } from './phoneNumbers.contract.ts';
import type { PhoneNumberWire } from './phoneNumbers.contract.ts';
import {
  createPhoneNumber,
  isNumberTaken,
  listPhoneNumbers,
  phoneNumbersSchema,
  updatePhoneNumber,
} from './phoneNumbers.ts';

const wire: PhoneNumberWire = {
  id: 'n1',
  number: '+441632960001',
  label: 'Main line',
  provider: 'sip',
  country: 'GB',
  agent_id: 'a1',
  agent_name: 'Front desk',
  inbound: true,
  outbound: false,
  fallback_number: '+441632960002',
  status: 'pending',
  has_credentials: true,
  created_at: '2026-11-26T14:30:00Z',
};
const body = {
  number: '+441632960001',
  label: '',
  provider: 'twilio',
  agent_id: null,
  inbound: true,
  outbound: true,
  fallback_number: '',
  credentials: '',
} as const;

describe('phone numbers', () => {
  it('match their description', async () => {
    const number = {
      key: 'n1',
      id: 'n1',
      number: '+441632960001',
      label: 'Main line',
      provider: 'sip',
      providerText: 'sip',
      country: 'GB',
      agentId: 'a1',
      agentName: 'Front desk',
      isInbound: true,
      isOutbound: false,
      fallbackNumber: '+441632960002',
      status: 'pending',
      statusText: 'pending',
      hasCredentials: true,
      createdAt: new Date('2026-11-26T14:30:00Z'),
    };
    const page = phoneNumberCalls.list.response.parse({ phone_numbers: [wire], total: 3 });
    expect(phoneNumbersSchema.parse(page)).toEqual({ phoneNumbers: [number], total: 3 });
    const { http } = recordingClient(() => phoneNumberCalls.update.response.parse(wire));
    expect(await send(http, updatePhoneNumber, { params: { id: 'n1' }, body: {} })).toEqual(number);
  });

  it('D04 keep an unknown provider and status', () => {
    const page = {
      phone_numbers: [
        { id: 'n1', number: 441632960001, provider: 'SIP', country: 'gb', status: 'Pending' },
        { id: 'n2', number: '+4930', provider: 'pigeon', status: 'lost', inbound: 'yes' },
      ],
      total: 2,
    };
    expect(phoneNumbersSchema.parse(page)).toMatchObject({
      phoneNumbers: [
        { number: '+441632960001', provider: 'sip', country: 'GB', status: 'pending' },
        { provider: null, providerText: 'pigeon', status: null, isInbound: false },
      ],
      total: 2,
    });
  });

  it('are null if the response of a write has none', async () => {
    const { http } = recordingClient(() => ({ success: true }));
    expect(await send(http, createPhoneNumber, { body: {} as never })).toBeNull();
  });

  it('are requested and changed under their wire names', async () => {
    const { http, sent } = recordingClient(() => []);
    await send(http, listPhoneNumbers, { query: { limit: 5, agentId: 'a1', status: 'pending' } });
    await send(http, updatePhoneNumber, { params: { id: 'n1' }, body: { agentId: '' } });
    await send(http, updatePhoneNumber, { params: { id: 'n1' }, body: { label: ' Main ' } });
    expect(sent).toMatchObject([
      { query: { limit: 5, agent_id: 'a1', status: 'pending' } },
      { json: { agent_id: null } },
      { json: { label: 'Main' } },
    ]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ number: '+12025550123', fallback_number: '+441632960002' }, []],
    [{ number: '01632 960155' }, ['number']],
    [{ number: '+0123456789' }, ['number']],
    [{ fallback_number: '1202' }, ['fallback_number']],
    [{ provider: 'pigeon' }, ['provider']],
    [{ label: 'x'.repeat(41) }, ['label']],
    [{ label: ` ${'x'.repeat(40)} ` }, []],
    [{ agent_id: '' }, ['agent_id']],
    [{ inbound: 'true' }, ['inbound']],
    [{ credentials: 'x'.repeat(2001) }, ['credentials']],
    [{ tenant_id: 't1' }, ['tenant_id']],
  ])('with %j are rejected at %j', (part, fields) => {
    expect(refusedFields(phoneNumberBody, { ...body, ...part })).toEqual(fields);
  });

  it.each<[object, string[]]>([
    [{ number: '+441632960001' }, ['number']],
    [{ label: null }, ['label']],
  ])('changed by %j are rejected at %j', (change, fields) => {
    expect(refusedFields(phoneNumberChange, change)).toEqual(fields);
  });

  it.each<[object, string[]]>([
    [{ limit: '1000', offset: '0', search: '' }, []],
    [{ limit: '1001' }, ['limit']],
    [{ offset: '-1' }, ['offset']],
    [{ limit: 'all' }, ['limit']],
    [{ status: 'lost' }, ['status']],
  ])('filtered by %j are rejected at %j', (query, fields) => {
    expect(refusedFields(phoneNumbersQuery, query)).toEqual(fields);
  });

  it('are reported as taken by their error code', () => {
    const conflictBody = { error: { code: 'NUMBER_EXISTS', message: 'There already' } };
    expect(isNumberTaken(new ApiError('http', { status: 409, body: conflictBody }))).toBe(true);
    expect(isNumberTaken(new ApiError('http', { status: 409 }))).toBe(false);
  });
});
