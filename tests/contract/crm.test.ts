import {
  createApi,
  createContact,
  crmHealth,
  createInteraction,
  createLead,
  listContacts,
  listInteractions,
  listLeads,
  readConfig,
  send,
  signIn,
  updateContact,
  updateLead,
} from '@platform/api';
import type { Api } from '@platform/api';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  const values = new Map<string, string>();
  api = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  await signIn(api, { email: 'priya.nair@northwind.example', password: demoPassword });
});

describe('CRM calls', () => {
  it('list the contacts by loads of 1,000, and none beyond the end', async () => {
    const first = await send(api.http, listContacts, { query: { limit: 1000 } });
    const second = await send(api.http, listContacts, { query: { limit: 1000, offset: 1000 } });
    expect([first.length, second.length]).toEqual([1000, 200]);
    expect(await send(api.http, listContacts, { query: { limit: 1000, offset: 5000 } })).toEqual(
      [],
    );
    expect(first.every(({ createdAt }) => createdAt instanceof Date)).toBe(true);
    expect(first.some(({ company }) => company === 'Bluebird Bakery')).toBe(true);
  });

  it('create and change a contact, keeping what is not in the form', async () => {
    const fields = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@x.example', phone: '' };
    const made = await send(api.http, createContact, {
      body: { ...fields, tags: ['vip'], extra: { a: 1 } },
    });
    if (!made) throw new Error('No contact was answered.');
    const changed = await send(api.http, updateContact, {
      params: { id: made.id },
      body: { ...made, phone: '1', lastName: 'King' },
    });
    expect(changed).toMatchObject({ name: 'Ada King', phone: '1', tags: ['vip'], extra: { a: 1 } });
    expect((await send(api.http, listContacts, { query: { search: 'ADA king' } }))[0]?.id).toBe(
      made.id,
    );
  });

  it('create and change a lead', async () => {
    const [contact] = await send(api.http, listContacts, { query: { limit: 1 } });
    const contactId = contact?.id ?? '';
    const made = await send(api.http, createLead, {
      body: { contactId, status: 'New', source: 'Fair', ownerId: '', notes: '' },
    });
    const change = { status: 'Closed Won', ownerId: '', notes: 'Signed', details: {} } as const;
    await send(api.http, updateLead, { params: { id: made?.id ?? '' }, body: change });
    const [lead] = await send(api.http, listLeads, {
      query: { status: 'Closed Won', search: 'signed' },
    });
    expect(lead).toMatchObject({ id: made?.id, contactId, source: 'Fair', notes: 'Signed' });
  });

  it('log an interaction', async () => {
    const [contact] = await send(api.http, listContacts, { query: { limit: 1 } });
    const contactId = contact?.id ?? '';
    const interaction = { contactId, type: 'note', direction: 'in', summary: 'Hm' } as const;
    const made = await send(api.http, createInteraction, { body: interaction });
    const [first] = await send(api.http, listInteractions, { query: { contactId, limit: 1 } });
    expect(first).toMatchObject({ id: made?.id, type: 'note', direction: 'in', summary: 'Hm' });
  });

  it('tell what is refused in the server’s words', async () => {
    const fields = { firstName: 'Ada', lastName: '', email: 'no address', phone: '' };
    await expect(send(api.http, createContact, { body: fields })).rejects.toMatchObject({
      status: 422,
      serverMessage: 'Enter a valid email',
    });
  });

  it('tell how the service is', async () => {
    expect(await crmHealth.load(api, {}, new AbortController().signal)).toBe('healthy');
    const body = JSON.stringify({ crmHealth: 'degraded' });
    await sandbox.app.request('/sandbox/settings', { method: 'POST', body });
    expect(await crmHealth.load(api, {}, new AbortController().signal)).toBe('unknown');
  });
});
