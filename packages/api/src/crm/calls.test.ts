import { describe, expect, it } from 'vitest';
import { send } from '../http/send.ts';
import { createSignedInTab } from '../testing/world.ts';
import { contactCalls, createContactBody, updateContactBody } from './contacts.contract.ts';
import { createContact, listContacts, updateContact } from './contacts.ts';
import { crmHealth } from './health.ts';
import { interactionBody, interactionCalls, interactionsQuery } from './interactions.contract.ts';
import { createInteraction, listInteractions } from './interactions.ts';
import { createLeadBody, leadCalls, leadsQuery, updateLeadBody } from './leads.contract.ts';
import { createLead, listLeads } from './leads.ts';

const created_at = '2026-01-02T03:04:05Z';
const contact = {
  id: 'c1',
  name: 'Ada King Lovelace',
  email: 'ada@engines.test',
  phone: '+44 1',
  consent_sms: true,
  consent_voice: false,
  notes: 'Likes cards',
  tags: ['vip'],
  extra: {
    company: 'Engines',
    rank: 1,
    consent_sms_at: '2026-01-05T08:00:00Z',
    consent_sms_source: 'import',
  },
  tenant_id: 't1',
  created_at,
  updated_at: '2026-02-02T03:04:05Z',
};
const lead = {
  id: 'l1',
  contact_id: 'c1',
  status: 'Closed Won',
  source: 'Fair',
  owner_id: 'u1',
  notes: 'Signed',
  details: { budget: 1 },
  created_at,
} as const;
const interaction = {
  id: 'i1',
  contact_id: 'c1',
  lead_id: 'l1',
  type: 'call',
  direction: 'in',
  summary: 'Rang',
  payload: { minutes: 2 },
  voice_agent_id: 'a1',
  session_id: 's1',
  created_at,
} as const;
const createdAt = new Date(created_at);

const records = [
  [
    'contact',
    { list: contactCalls.list, create: contactCalls.create, client: listContacts },
    contact,
    {
      key: 'c1',
      id: 'c1',
      name: 'Ada King Lovelace',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      email: 'ada@engines.test',
      phone: '+44 1',
      company: 'Engines',
      consentSms: true,
      consentVoice: false,
      consentSmsRecord: { since: new Date('2026-01-05T08:00:00Z'), source: 'import' },
      consentVoiceRecord: null,
      notes: 'Likes cards',
      tags: ['vip'],
      extra: contact.extra,
      createdAt,
      updatedAt: new Date('2026-02-02T03:04:05Z'),
    },
  ],
  [
    'lead',
    { list: leadCalls.list, create: leadCalls.create, client: listLeads },
    lead,
    {
      key: 'l1',
      id: 'l1',
      contactId: 'c1',
      status: 'Closed Won',
      statusText: 'Closed Won',
      source: 'Fair',
      ownerId: 'u1',
      notes: 'Signed',
      details: { budget: 1 },
      createdAt,
    },
  ],
  [
    'interaction',
    { list: interactionCalls.list, create: interactionCalls.create, client: listInteractions },
    interaction,
    {
      key: 'i1',
      id: 'i1',
      contactId: 'c1',
      leadId: 'l1',
      type: 'call',
      typeText: 'call',
      direction: 'in',
      directionText: 'in',
      summary: 'Rang',
      payload: { minutes: 2 },
      voiceAgentId: 'a1',
      sessionId: 's1',
      createdAt,
    },
  ],
] as const;

describe('a response', () => {
  it.each(records)(
    'of a %s matches its description',
    (_, { list, create, client }, wire, domain) => {
      expect(list.response.parse([wire])).toEqual([wire]);
      expect(client.response?.parse([wire])).toEqual([domain]);
      const created = create.call.response;
      expect(create.response.parse(wire)).toEqual(wire);
      expect(created?.parse(wire)).toEqual(domain);
      expect(created?.parse({ data: wire })).toEqual(domain);
    },
  );

  it.each(records)('without a %s is read as null', (_, { create }) => {
    for (const response of [undefined, null, {}, { success: true }, [], 'ok']) {
      expect(create.call.response?.parse(response)).toBeNull();
    }
  });

  it.each(records)('of a %s has fields of the described types', (_, { create }, wire) => {
    const mayBeAbsent = new Set(['tenant_id', 'created_at', 'updated_at']);
    for (const name of Object.keys(wire)) {
      const { [name as 'id']: _absent, ...rest } = wire;
      expect([name, create.response.safeParse(rest).success]).toEqual([
        name,
        mayBeAbsent.has(name),
      ]);
      expect([name, create.response.safeParse({ ...wire, [name]: 7 }).success]).toEqual([
        name,
        false,
      ]);
    }
  });
});

const text = (length: number) => 'x'.repeat(length);
const { id: _id, tenant_id: _tenant, created_at: _at, updated_at: _then, ...contactBody } = contact;
const { id: _leadId, created_at: _leadAt, ...newLead } = lead;
const { contact_id: _contact, source: _source, ...leadChange } = newLead;
const { contact_id, type, direction, summary, payload } = interaction;
const newInteraction = { contact_id, type, direction, summary, payload };

describe('a request body', () => {
  it.each([
    ['of a new contact', createContactBody, contactBody, { name: 500, notes: 10_000 }],
    [
      'of a changed contact',
      updateContactBody,
      contactBody,
      { name: 500, phone: 64, notes: 10_000 },
    ],
    ['of a new lead', createLeadBody, newLead, { source: 500, owner_id: 500, notes: 10_000 }],
    ['of a changed lead', updateLeadBody, leadChange, { owner_id: 500, notes: 10_000 }],
    ['of an interaction', interactionBody, newInteraction, { summary: 10_000 }],
  ])('%s has exactly the described fields, types and limits', (_, schema, body, limits) => {
    expect(schema.parse(body)).toEqual(body);
    const fits = (changes: object) => schema.safeParse({ ...body, ...changes }).success;
    expect(fits({ surprise: 1 })).toBe(false);
    for (const name of Object.keys(body)) {
      expect([name, fits({ [name]: undefined }), fits({ [name]: 7 })]).toEqual([
        name,
        false,
        false,
      ]);
    }
    for (const [name, limit] of Object.entries(limits)) {
      const atAndPast = [limit, limit + 1].map((length) => fits({ [name]: text(length) }));
      expect([name, ...atAndPast]).toEqual([name, true, false]);
    }
  });

  it.each([
    ['no email', createContactBody, { email: '' }, 'Email is required'],
    ['a bad email', createContactBody, { email: 'ada' }, 'Enter a valid email'],
    ['a bad email', updateContactBody, { email: 'ada' }, 'Enter a valid email'],
    [
      'no name',
      createContactBody,
      { name: ' ' },
      'Please provide at least a first name or last name',
    ],
  ])('with %s is rejected with a message for the form', (_, schema, changes, message) => {
    const { error } = schema.safeParse({ ...contactBody, ...changes });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('may keep an empty name and email of a contact', () => {
    const changes = { name: ' ', email: '' };
    expect(updateContactBody.parse({ ...contactBody, ...changes })).toMatchObject({ name: '' });
  });

  it.each([
    ['status', updateLeadBody, { ...leadChange, status: 'Won' }],
    ['type', interactionBody, { ...newInteraction, type: 'fax' }],
    ['direction', interactionBody, { ...newInteraction, direction: 'inbound' }],
    ['contact', interactionBody, { ...newInteraction, contact_id: '' }],
  ])('with an unknown %s is rejected', (_, schema, body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});

describe('a query', () => {
  it.each([
    [{}, { limit: 100, offset: 0 }],
    [
      { limit: '1000', offset: '3', search: '', status: 'New' },
      { limit: 1000, offset: 3, search: '', status: 'New' },
    ],
    [{ limit: '1001' }, null],
    [{ limit: '-1' }, null],
    [{ limit: '1.5' }, null],
    [{ offset: 'x' }, null],
    [{ status: 'won' }, null],
  ])('of leads %j becomes %j', (query, expected) => {
    expect(leadsQuery.safeParse(query).data ?? null).toEqual(expected);
  });

  it('of interactions filters by contact or lead id', () => {
    expect(interactionsQuery.safeParse({ contact_id: '' }).success).toBe(false);
  });
});

/** Records the requests of a client with the given responses. */
async function opened(responses: Record<string, unknown>) {
  const { backend, api } = await createSignedInTab();
  for (const [call, body] of Object.entries(responses)) backend.on(call, () => ({ body }));
  const sent = () => backend.log.map(({ body }): unknown => (body ? JSON.parse(body) : null));
  return { api, http: api.http, backend, sent };
}

describe('the client', () => {
  it('sends all fields of a new record, empty ones as empty', async () => {
    const { http, sent } = await opened({
      'POST /v1/contacts/': {},
      'POST /v1/leads/': {},
      'POST /v1/interactions/': {},
    });
    const ada = { firstName: ' Ada ', lastName: '', email: ' ada@engines.test ', phone: '' };
    await send(http, createContact, { body: ada });
    await send(http, createLead, {
      body: { contactId: 'c1', status: 'New', source: '', ownerId: '', notes: '' },
    });
    await send(http, createInteraction, {
      body: { contactId: 'c1', type: 'call', direction: 'out', summary: '' },
    });
    expect(sent()).toEqual([
      {
        name: 'Ada',
        email: 'ada@engines.test',
        phone: '',
        consent_sms: false,
        consent_voice: false,
        notes: '',
        tags: [],
        extra: {},
      },
      { contact_id: 'c1', status: 'New', source: '', owner_id: '', notes: '', details: {} },
      { contact_id: 'c1', type: 'call', direction: 'out', summary: '', payload: {} },
    ]);
  });

  it('sends parameters in the query and omits empty ones', async () => {
    const { http, backend } = await opened({
      'GET /v1/contacts/': [],
      'GET /v1/leads/': [],
      'GET /v1/interactions/': [],
    });
    await send(http, listContacts);
    await send(http, listContacts, { query: { limit: 1000, offset: 0, search: 'a&b' } });
    await send(http, listLeads, { query: { limit: 5, status: 'Closed Won', search: '' } });
    await send(http, listInteractions, { query: { contactId: 'c1' } });
    await send(http, listInteractions, { query: { leadId: 'l1', limit: 1 } });
    expect(backend.log.map(({ query }) => query.toString())).toEqual([
      '',
      'limit=1000&offset=0&search=a%26b',
      'limit=5&status=Closed+Won',
      'contact_id=c1',
      'limit=1&lead_id=l1',
    ]);
  });

  it.each(['', '.', '..'])('O12 does not send a request for the id %j', async (id) => {
    const { http, backend } = await opened({});
    const body = { firstName: 'Ada', lastName: '', email: '', phone: '' };
    await expect(send(http, updateContact, { params: { id }, body })).rejects.toThrow(TypeError);
    expect(backend.log).toEqual([]);
  });
});

describe('health', () => {
  const healthAfter = async (
    reply: object | 'drop' | 'hang',
    signal = new AbortController().signal,
  ) => {
    const { backend, api } = await createSignedInTab();
    backend.on('GET /v1/health', () => reply);
    return crmHealth.load(api, {}, signal);
  };

  it.each([
    ['ok', { body: { status: 'ok' } }, 'healthy'],
    ['another word', { body: { status: 'degraded' } }, 'unknown'],
    ['another shape', { body: ['ok'] }, 'unknown'],
    ['a page', { body: '<h1>ok</h1>' }, 'unknown'],
    ['no body', { status: 204 }, 'unknown'],
    ['a failure', { status: 503, body: {} }, 'unknown'],
    ['a broken connection', 'drop', 'unknown'],
  ] as const)('%s', async (_, reply, health) => {
    expect(await healthAfter(reply)).toBe(health);
  });

  it('aborted', async () => {
    await expect(healthAfter('hang', AbortSignal.abort())).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});
