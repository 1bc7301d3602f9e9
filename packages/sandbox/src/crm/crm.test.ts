import { splitName } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, messageOf, signedIn } from '../testing/visitor.ts';
import { ODD_NAMES } from './names.ts';

let sandbox: Sandbox;
let priya: Visitor;
let ines: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
  ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
});

type Row = Record<string, unknown>;

const contact = {
  name: 'Ada Lovelace',
  email: 'ada@engines.example',
  phone: '',
  consent_sms: false,
  consent_voice: false,
  notes: '',
  tags: [],
  extra: {},
};
const lead = { status: 'New', source: '', owner_id: '', notes: '', details: {} };
const interaction = { type: 'call', direction: 'out', summary: 'Rang', payload: {} };

async function list(visitor: Visitor, path: string): Promise<Row[]> {
  const { body, status } = await visitor.get(`/crm/v1/${path}`);
  expect(status).toBe(200);
  return body as unknown as Row[];
}

async function create(visitor: Visitor, path: string, body: object): Promise<Row> {
  const response = await visitor.post(`/crm/v1/${path}`, body);
  expect(response.status).toBe(201);
  return response.body;
}

async function actions(): Promise<unknown[]> {
  const response = await sandbox.app.request('/sandbox/ledger');
  const { entries } = (await response.json()) as { entries: Row[] };
  return entries.map(({ action, target }) => [action, target]);
}

describe('the demo data', () => {
  it('has 1,200 contacts in many scripts, newest first, in pages', async () => {
    const first = await list(priya, 'contacts/?limit=1000');
    const rest = await list(priya, 'contacts/?limit=1000&offset=1000');
    expect([first.length, rest.length]).toEqual([1000, 200]);
    const all = [...first, ...rest];
    expect(new Set(all.map(({ id }) => id)).size).toBe(1200);
    const dates = all.map((row) => String(row.created_at));
    expect(dates).toEqual(dates.toSorted().toReversed());
    const names = all.map((row) => String(row.name));
    for (const script of [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Devanagari',
      'Telugu',
      'Han',
      'Hangul',
      'Thai',
      'Georgian',
      'Ethiopic',
    ]) {
      expect(
        names.some((name) => new RegExp(String.raw`\p{Script=${script}}`, 'u').test(name)),
      ).toBe(true);
    }
    expect(names).toEqual(expect.arrayContaining([...ODD_NAMES]));
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThanOrEqual(300);
    expect(names.some((name) => name !== '' && splitName(name).lastName === '')).toBe(true);
  });

  it('has leads in every status, and interactions, one of a deleted contact', async () => {
    const leads = await list(priya, 'leads/?limit=1000');
    expect(new Set(leads.map(({ status }) => status)).size).toBe(7);
    const ids = new Set((await list(priya, 'contacts/?limit=1000')).map(({ id }) => id));
    expect(leads.every((row) => ids.has(row.contact_id))).toBe(true);
    const interactions = await list(priya, 'interactions/?limit=1000');
    expect(interactions.filter((row) => !ids.has(row.contact_id))).toHaveLength(1);
  });

  it('grows on demand, once', async () => {
    const grow = () => sandbox.app.request('/sandbox/seed/contacts?count=2500', { method: 'POST' });
    expect(await (await grow()).json()).toEqual({ added: 2500 });
    expect(await (await grow()).json()).toEqual({ added: 0 });
  });
});

describe('lists', () => {
  it('have 100 rows by default, none beyond the end, and reject more than 1,000', async () => {
    expect(await list(priya, 'contacts/')).toHaveLength(100);
    expect(await list(priya, 'contacts/?offset=99999')).toEqual([]);
    expect((await priya.get('/crm/v1/contacts/?limit=1001')).status).toBe(422);
  });

  it('search case-insensitively, and treat wildcards literally', async () => {
    const found = await list(priya, 'contacts/?search=mARISOL%20quint');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((row) => row.name === 'Marisol Quintero')).toBe(true);
    expect(await list(priya, 'contacts/?search=%25')).toEqual([]);
    const bakers = await list(priya, 'contacts/?search=bluebird&limit=5');
    expect(bakers).toHaveLength(5);
    const leads = await list(priya, 'leads/?search=REFERRAL&status=Contacted');
    expect(leads.length).toBeGreaterThan(0);
    expect(leads.every((row) => row.status === 'Contacted' && row.source === 'Referral')).toBe(
      true,
    );
  });

  it('filter interactions by contact', async () => {
    const rows = await list(priya, 'interactions/?contact_id=con_nw0001');
    expect(rows.map(({ contact_id: id }) => id)).toEqual(['con_nw0001']);
    expect(await list(priya, 'interactions/?lead_id=led_none')).toEqual([]);
  });
});

describe('contacts', () => {
  it('are created and changed with all fields', async () => {
    const created = await create(priya, 'contacts/', { ...contact, tags: ['x'], extra: { a: 1 } });
    expect(created).toMatchObject({ ...contact, tags: ['x'], extra: { a: 1 } });
    for (const method of ['PATCH', 'PUT']) {
      const body = { ...contact, name: method };
      const changed = await priya.send(`/crm/v1/contacts/${String(created.id)}`, { method, body });
      expect(changed.body).toMatchObject({ id: created.id, name: method });
    }
    expect(await list(priya, 'contacts/?limit=1')).toMatchObject([{ id: created.id, name: 'PUT' }]);
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['contact.created', created.id],
        ['contact.updated', created.id],
      ]),
    );
  });
});

describe('leads and interactions', () => {
  it('belong to a contact of the tenant', async () => {
    const theirs = (await list(ines, 'contacts/?limit=1'))[0]?.id;
    for (const contact_id of [theirs, 'con_none']) {
      for (const [path, body] of [
        ['leads/', lead],
        ['interactions/', interaction],
      ] as const) {
        const response = await priya.post(`/crm/v1/${path}`, { contact_id, ...body });
        expect([response.status, messageOf(response)]).toEqual([422, 'Contact not found']);
      }
    }
  });

  it('accept any status on create and update', async () => {
    const { id } = await create(priya, 'leads/', {
      contact_id: 'con_nw0001',
      ...lead,
      status: 'Closed Lost',
    });
    const { source: _, ...change } = lead;
    const path = `/crm/v1/leads/${String(id)}`;
    const changed = await priya.send(path, { method: 'PATCH', body: { ...change, status: 'New' } });
    expect(changed.body).toMatchObject({ id, status: 'New', contact_id: 'con_nw0001' });
  });

  it('store an interaction', async () => {
    const created = await create(priya, 'interactions/', {
      contact_id: 'con_nw0001',
      ...interaction,
    });
    expect(await list(priya, 'interactions/?limit=1')).toMatchObject([
      { id: created.id, summary: 'Rang' },
    ]);
  });
});

it('shows and changes nothing of another tenant', async () => {
  const ids = (await list(ines, 'contacts/?limit=1000')).map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids.some((id) => String(id).includes('_nw'))).toBe(false);
  expect(await list(ines, 'interactions/?contact_id=con_nw0001')).toEqual([]);
  const { source: _, ...change } = lead;
  for (const [path, body] of [
    ['contacts/con_nw0001', contact],
    ['leads/led_nw001', change],
  ] as const) {
    const response = await ines.send(`/crm/v1/${path}`, { method: 'PATCH', body });
    expect([response.status, codeOf(response)]).toEqual([404, 'NOT_FOUND']);
  }
});

it('needs a token', async () => {
  const anonymous = new Visitor(sandbox);
  for (const path of ['contacts/', 'leads/', 'interactions/', 'health']) {
    expect((await anonymous.get(`/crm/v1/${path}`)).status).toBe(401);
  }
});

it('returns the health that the settings specify', async () => {
  expect((await priya.get('/crm/v1/health')).body).toEqual({ status: 'ok' });
  const body = JSON.stringify({ crmHealth: 'degraded' });
  await sandbox.app.request('/sandbox/settings', { method: 'POST', body });
  expect((await priya.get('/crm/v1/health')).body).toEqual({ status: 'degraded' });
  await sandbox.reset();
  expect((await (await signedIn(sandbox, 'priya.nair')).get('/crm/v1/health')).body).toEqual({
    status: 'ok',
  });
});
