import type { Contact } from '@platform/api';
import type { ContactsChange, CrmContact } from '@platform/ui/crm';
import { expect, test, vi } from 'vitest';
import type { Write } from '../../data/useAction.ts';
import { changeContacts, changedFields } from './changeContacts.ts';

const contact = (key: string, fields: Partial<Contact> = {}) =>
  ({
    key,
    name: key,
    tags: [],
    consentVoice: false,
    consentSms: false,
    ...fields,
  }) as unknown as Contact;

interface Sent {
  contact: Contact;
  fields: object;
}

/** Sends to a service that refuses the given keys; counts requests at once. */
function service(rows: readonly Contact[], refused: readonly string[] = []) {
  const sent: Sent[] = [];
  const load = { now: 0, most: 0 };
  const write = vi.fn<(action: unknown, input: Sent) => Promise<{ isDone: boolean }>>(
    async (_action, input) => {
      sent.push(input);
      load.now += 1;
      load.most = Math.max(load.most, load.now);
      await Promise.resolve();
      load.now -= 1;
      return { isDone: !refused.includes(input.contact.key) };
    },
  );
  const change = (items: readonly CrmContact[], wanted: ContactsChange) =>
    changeContacts(items, wanted, {
      contactOf: (key) => rows.find((row) => row.key === key),
      write: write as unknown as Write,
    });
  return { sent, load, change };
}

test('sends each contact that changes once, at most four at a time', async () => {
  const rows = Array.from({ length: 11 }, (_, index) =>
    contact(`c${index}`, { tags: index < 3 ? ['vip'] : ['late'] }),
  );
  const { sent, load, change } = service(rows, ['c5', 'c7']);
  const outcome = await change(rows, { addTags: ['vip'] });
  expect(load.most).toBe(4);
  expect(sent.map((one) => one.contact.key)).toEqual(rows.slice(3).map(({ key }) => key));
  expect(sent[0]?.fields).toEqual({ tags: ['late', 'vip'] });
  expect(outcome).toMatchObject({ changed: 6, unchanged: 3 });
  expect(outcome.failed.map(({ key }) => key)).toEqual(['c5', 'c7']);
});

test('reports a contact that is no longer loaded as failed', async () => {
  const { sent, change } = service([]);
  const outcome = await change([contact('gone')], { consentVoice: 'yes' });
  expect(sent).toEqual([]);
  expect(outcome).toMatchObject({ changed: 0, unchanged: 0, failed: [{ key: 'gone' }] });
});

test('adds and removes tags in their order, and leaves others alone', () => {
  const one = contact('c', { tags: ['a', 'b', 'c'] });
  expect(changedFields(one, { removeTags: ['b', 'x'] })).toEqual({ tags: ['a', 'c'] });
  expect(changedFields(one, { addTags: ['c', 'd'] })).toEqual({ tags: ['a', 'b', 'c', 'd'] });
  expect(changedFields(one, { removeTags: ['x'] })).toBeNull();
  expect(changedFields(one, { consentSms: 'unknown' })).toBeNull();
  expect(changedFields(one, { consentSms: 'yes' })).toMatchObject({
    consentSms: true,
    consentSmsRecord: { source: 'bulk' },
  });
});
