import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { createSignedInTab } from '../testing/world.ts';
import type { Contact } from './contacts.ts';
import {
  createContact,
  createInteraction,
  createLead,
  getCrmHealth,
  listContacts,
  listInteractions,
  listLeads,
  updateContact,
  updateLead,
} from './endpoints.ts';

type Reply = Parameters<Awaited<ReturnType<typeof createSignedInTab>>['backend']['on']>[1];

/** A signed-in tab whose calls answer as they are told. */
async function opened(replies: Record<string, Reply>) {
  const { backend, api } = await createSignedInTab();
  for (const [call, reply] of Object.entries(replies)) backend.on(call, reply);
  const { http } = api;
  const sent = () => backend.log.map(({ body }): unknown => (body ? JSON.parse(body) : null));
  return { backend, http, sent };
}

const ada = { firstName: ' Ada ', lastName: '', email: ' ada@engines.test ', phone: '' };
const known: Contact = {
  key: 'c1',
  id: 'c1',
  name: 'Ada',
  firstName: 'Ada',
  lastName: '',
  email: 'ada@engines.test',
  phone: '+44 1',
  company: 'Engines',
  consentSms: true,
  consentVoice: true,
  notes: '',
  tags: ['vip'],
  extra: { company: 'Engines', rank: 1 },
  createdAt: null,
  updatedAt: null,
};
const ok = () => ({ body: {} });

describe('bodies to the letter', () => {
  it('holds all eight fields of a contact, with the defaults of what is not known', async () => {
    const { http, sent } = await opened({ 'POST /v1/contacts/': ok });
    await createContact(http, ada);
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
    ]);
  });

  it('gives back on an update what the form does not show', async () => {
    const { http, sent } = await opened({ 'PATCH /v1/contacts/c1': ok });
    await updateContact(http, known, { ...ada, lastName: 'Lovelace', notes: 'n' });
    expect(sent()[0]).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@engines.test',
      phone: '',
      consent_sms: true,
      consent_voice: true,
      notes: 'n',
      tags: ['vip'],
      extra: { company: 'Engines', rank: 1 },
    });
  });

  it('holds six fields of a new lead, and never contact or source of a changed one', async () => {
    const { http, sent } = await opened({ 'POST /v1/leads/': ok, 'PATCH /v1/leads/l1': ok });
    const lead = { contactId: 'c1', status: 'New', source: '', ownerId: '', notes: '' } as const;
    await createLead(http, lead);
    await updateLead(http, 'l1', {
      status: 'Closed Won',
      ownerId: 'u',
      notes: 'n',
      details: { a: 1 },
    });
    expect(sent()).toEqual([
      { contact_id: 'c1', status: 'New', source: '', owner_id: '', notes: '', details: {} },
      { status: 'Closed Won', owner_id: 'u', notes: 'n', details: { a: 1 } },
    ]);
  });

  it('holds five fields of an interaction', async () => {
    const { http, sent } = await opened({ 'POST /v1/interactions/': ok });
    const interaction = { contactId: 'c1', type: 'call', direction: 'out', summary: '' } as const;
    await createInteraction(http, interaction);
    expect(sent()).toEqual([
      { contact_id: 'c1', type: 'call', direction: 'out', summary: '', payload: {} },
    ]);
  });
});

describe('lists', () => {
  it('ask for what is wanted, and drop what is empty', async () => {
    const empty = () => ({ body: [] });
    const { http, backend } = await opened({
      'GET /v1/contacts/': empty,
      'GET /v1/leads/': empty,
      'GET /v1/interactions/': empty,
    });
    await listContacts(http);
    await listContacts(http, { limit: 1000, offset: 0, search: 'a&b' });
    await listLeads(http, { limit: 5, status: 'Closed Won', search: '' });
    await listInteractions(http, { contactId: 'c1' });
    await listInteractions(http, { leadId: 'l1', limit: 1 });
    expect(backend.log.map(({ query }) => query.toString())).toEqual([
      '',
      'limit=1000&offset=0&search=a%26b',
      'limit=5&status=Closed+Won',
      'contact_id=c1',
      'limit=1&lead_id=l1',
    ]);
  });
});

describe('PATCH, else PUT', () => {
  it.each([405, 501])('asks once more with PUT after a %i, and remembers', async (status) => {
    const { http, backend } = await opened({
      'PATCH /v1/leads/l1': () => ({ status, body: {} }),
      'PUT /v1/leads/l1': ok,
    });
    const change = { status: 'New', ownerId: '', notes: '', details: {} } as const;
    await updateLead(http, 'l1', change);
    await updateLead(http, 'l1', change);
    expect(backend.log.map(({ call }) => call)).toEqual([
      'PATCH /v1/leads/l1',
      'PUT /v1/leads/l1',
      'PUT /v1/leads/l1',
    ]);
    expect(backend.log[0]?.body).toBe(backend.log[1]?.body);
  });

  it('M02 never after another status, and nothing is sent twice', async () => {
    for (const reply of [{ status: 500, body: {} }, { status: 404, body: {} }, 'drop'] as const) {
      const { http, backend } = await opened({ 'PATCH /v1/contacts/c1': () => reply });
      await expect(updateContact(http, known, known)).rejects.toBeInstanceOf(ApiError);
      expect(backend.log).toHaveLength(1);
    }
  });
});

it('O12 places no id as a path', async () => {
  const { http, backend } = await opened({});
  for (const id of ['', '.', '..']) {
    await expect(updateContact(http, { ...known, id }, known)).rejects.toThrow(TypeError);
  }
  expect(backend.log).toEqual([]);
});

describe('the health throws only where it was given up', () => {
  it.each<[string, Reply, string]>([
    ['ok', () => ({ body: { status: 'ok' } }), 'healthy'],
    ['another word', () => ({ body: { status: 'degraded' } }), 'unknown'],
    ['another shape', () => ({ body: ['ok'] }), 'unknown'],
    ['a page', () => ({ body: '<h1>ok</h1>' }), 'unknown'],
    ['nothing', () => ({ status: 204 }), 'unknown'],
    ['a failure', () => ({ status: 503, body: {} }), 'unknown'],
    ['a broken connection', () => 'drop', 'unknown'],
  ])('%s', async (_, reply, health) => {
    const { http } = await opened({ 'GET /v1/health': reply });
    expect(await getCrmHealth(http)).toBe(health);
  });

  it('given up', async () => {
    const { http } = await opened({ 'GET /v1/health': () => 'hang' });
    await expect(getCrmHealth(http, AbortSignal.abort())).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});
