import type { Contact, Lead } from '@platform/domain';
import { expect, it } from 'vitest';
import type { Action, AnyResource } from '../resource.ts';
import { createSignedInTab } from '../testing/world.ts';
import { addContact, changeContact } from './contactActions.ts';
import { contacts } from './contacts.ts';
import { contactById } from './contactById.ts';
import { LEAD_STATUSES, changeLead, leads } from './leads.ts';

const contact = (key: string, changes: Partial<Contact> = {}): Contact => ({
  key,
  id: key,
  name: key,
  firstName: key,
  lastName: '',
  email: `${key}@customer.test`,
  phone: '',
  company: 'Bakery',
  consentSms: true,
  consentVoice: false,
  notes: '',
  tags: ['vip'],
  extra: { company: 'Bakery', rank: 3 },
  createdAt: null,
  updatedAt: null,
  ...changes,
});

const lead = (key: string): Lead => ({
  key,
  id: key,
  contactId: 'c1',
  status: 'New',
  statusText: 'New',
  source: '',
  ownerId: '',
  notes: '',
  details: {},
  createdAt: null,
});

const [ada, bo] = [contact('ada'), contact('bo')];
const fields = { firstName: 'Bo', lastName: 'Ek', email: 'b@x.test', phone: '1', notes: 'n' };

/** Applies the changes that an action makes to a resource's data after the response. */
function done<Input, Output, Data>(
  action: Action<Input, Output>,
  { resource: { name }, data }: { resource: AnyResource; data: Data },
  [input, output]: [Input, Output],
): Data {
  const changes = action.onDone?.(input, output) ?? [];
  return changes
    .filter(({ resource }) => resource === name)
    .reduce((changed, { apply }) => apply(changed) as Data, data);
}

it('keeps the contact data that the form does not show: consent, tags and extra', async () => {
  const { backend, api } = await createSignedInTab();
  backend.on('PATCH /v1/contacts/bo', () => ({ body: {} }));
  const known = contact('bo', { consentVoice: true, tags: ['vip', 'late'] });
  await changeContact.send(api, { contact: known, fields });
  expect(JSON.parse(backend.log[0]?.body ?? '')).toEqual({
    name: 'Bo Ek',
    email: 'b@x.test',
    phone: '1',
    notes: 'n',
    consent_sms: true,
    consent_voice: true,
    tags: ['vip', 'late'],
    extra: { company: 'Bakery', rank: 3 },
  });
});

it('changes consent and tags alone, and shows their records at once', async () => {
  const { backend, api } = await createSignedInTab();
  backend.on('PATCH /v1/contacts/bo', () => ({ body: {} }));
  const record = { since: new Date('2026-11-12T08:00:00Z'), source: 'bulk' };
  const change = { consentVoice: true, consentVoiceRecord: record, tags: ['vip', 'fair'] };
  await changeContact.send(api, { contact: bo, fields: change });
  const extra = {
    company: 'Bakery',
    rank: 3,
    consent_voice_at: '2026-11-12T08:00:00.000Z',
    consent_voice_source: 'bulk',
  };
  expect(JSON.parse(backend.log[0]?.body ?? '')).toMatchObject({
    name: 'bo',
    consent_voice: true,
    tags: ['vip', 'fair'],
    extra,
  });
  const [, changed] = done(changeContact, { resource: contacts, data: [ada, bo] }, [
    { contact: bo, fields: change },
    bo,
  ]);
  expect(changed).toEqual({ ...bo, ...change, extra });
});

it('returns a new contact, even if only a search finds it', async () => {
  const { backend, api } = await createSignedInTab();
  const wire = { id: 'new', name: 'Bo Ek', email: 'B@x.test' };
  backend.on('POST /v1/contacts/', () => ({ body: wire }));
  expect(await addContact.send(api, fields)).toMatchObject({ key: 'new', name: 'Bo Ek' });
  expect(backend.log).toHaveLength(1);

  backend.on('POST /v1/contacts/', () => ({ body: { success: true } }));
  backend.on('GET /v1/contacts/', () => ({ body: [{ id: 'old', email: 'bb@x.test' }, wire] }));
  expect(await addContact.send(api, fields)).toMatchObject({ key: 'new' });
  expect(backend.log.at(-1)?.query.get('search')).toBe('b@x.test');

  backend.on('GET /v1/contacts/', () => ({ status: 500, body: {} }));
  expect(await addContact.send(api, fields)).toBeNull();
});

it('adds a new contact at the top of the list, once', () => {
  expect(done(addContact, { resource: contacts, data: [bo] }, [fields, ada])).toEqual([ada, bo]);
  const load = [bo, ada];
  expect(done(addContact, { resource: contacts, data: load }, [fields, ada])).toBe(load);
  expect(done(addContact, { resource: contacts, data: load }, [fields, null])).toBe(load);
});

it('updates the changed contact in the list and in the single-contact cache', () => {
  const input = { contact: bo, fields };
  const changed = { ...bo, ...fields, name: 'Bo Ek' };
  const inLoad = done(changeContact, { resource: contacts, data: [ada, bo] }, [input, null]);
  expect(inLoad).toEqual([ada, changed]);
  expect(inLoad[0]).toBe(ada);
  for (const [data, then] of [
    [bo, changed],
    [ada, ada],
    [null, null],
  ]) {
    expect(done(changeContact, { resource: contactById, data }, [input, null])).toEqual(then);
  }
});

it('builds the full name without a first name', () => {
  const input = { contact: bo, fields: { ...fields, firstName: '' } };
  expect(done(changeContact, { resource: contacts, data: [bo] }, [input, null])).toMatchObject([
    { name: 'Ek', tags: ['vip'] },
  ]);
});

it('shows only the lead with that key in its new status', () => {
  const rows = [lead('ada'), lead('bo')];
  for (const status of LEAD_STATUSES) {
    const change = { status, ownerId: 'o', notes: '', details: {} };
    const [made, ...others] = changeLead.optimistic?.({ lead: lead('bo'), change }) ?? [];
    expect(others).toEqual([]);
    expect(made?.resource).toBe(leads.name);
    expect(made?.apply(rows)).toEqual([
      lead('ada'),
      { ...lead('bo'), ...change, statusText: status },
    ]);
  }
});
