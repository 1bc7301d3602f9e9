import { integrationsTexts } from '@platform/i18n';
import { expect, test } from 'vitest';
import { scopeRows } from './scopeRows.ts';
import { scopeName } from './scopeTexts.ts';

const google = (name: string) => `https://www.googleapis.com/auth/${name}`;

const states = (required: string[], granted: string[]) =>
  scopeRows(required, granted).map(({ id, state }) => [id, state]);

test('known scopes of Slack, Google and HubSpot have a text', () => {
  expect(scopeName('chat:write')).toBe('post');
  expect(scopeName(google('calendar.events'))).toBe('calendarEvents');
  expect(scopeName('https://mail.google.com/')).toBe('mail');
  expect(scopeName('crm.objects.contacts.read')).toBe('contactsRead');
});

test.each(['orders.read', '', '__proto__', 'calendar', google('unheard.of'), 'CHAT:WRITE'])(
  'the unknown scope %o has none',
  (id) => {
    expect(scopeName(id)).toBeNull();
  },
);

const KNOWN = `channels:read channels:history channels:join groups:read groups:history im:read
  im:history im:write chat:write chat:write.public incoming-webhook app_mentions:read users:read
  users:read.email team:read files:read files:write reactions:read reactions:write commands openid
  email profile https://mail.google.com/ oauth tickets crm.objects.contacts.read
  crm.objects.contacts.write crm.objects.companies.read crm.objects.companies.write
  crm.objects.deals.read crm.objects.deals.write crm.objects.owners.read crm.schemas.contacts.read`;

const GOOGLE = `calendar calendar.readonly calendar.events calendar.events.readonly
  calendar.freebusy drive drive.readonly drive.file drive.metadata.readonly gmail.readonly
  gmail.send gmail.compose gmail.modify`;

test('every text of the dictionary belongs to a scope', () => {
  const ids = [KNOWN.split(/\s+/), GOOGLE.split(/\s+/).map(google)].flat();
  expect(new Set(ids.map(scopeName))).toEqual(new Set(Object.keys(integrationsTexts.texts.scope)));
});

test('marks required scopes as granted or missing', () => {
  expect(states(['a', 'b'], ['a'])).toEqual([
    ['a', 'granted'],
    ['b', 'missing'],
  ]);
});

test('lists additionally granted scopes last', () => {
  expect(states(['a'], ['x', 'a'])).toEqual([
    ['a', 'granted'],
    ['x', 'granted'],
  ]);
});

test('marks nothing as missing if the grants are unknown', () => {
  expect(states(['a', 'b', 'a'], [])).toEqual([
    ['a', 'requested'],
    ['b', 'requested'],
  ]);
});

test('merges ids with the same text, unless one is missing', () => {
  expect(states(['im:read', 'mpim:read'], ['im:read', 'mpim:read'])).toEqual([
    ['im:read', 'granted'],
  ]);
  expect(states(['im:read', 'mpim:read'], ['im:read'])).toHaveLength(2);
});
