import { expect, it } from 'vitest';
import { createSignedInTab } from '../testing/world.ts';
import { contactById } from './contactById.ts';

/** A service with `count` contacts, named by position from 0, that sends at most `cap`. */
async function withContacts(count: number, cap = 10) {
  const { backend, api } = await createSignedInTab();
  backend.on('GET /v1/contacts/', ({ query }) => {
    const limit = Math.min(cap, Number(query.get('limit')));
    const offset = Number(query.get('offset'));
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) });
    return { body: rows.map((_, index) => ({ id: String(offset + index) })) };
  });
  const find = (id: string) =>
    contactById.load(api, { id, limit: 10 }, new AbortController().signal);
  return { find, offsets: () => backend.log.map(({ query }) => Number(query.get('offset'))) };
}

it('loads further pages until it finds the contact', async () => {
  const { find, offsets } = await withContacts(35);
  expect(await find('27')).toMatchObject({ key: '27' });
  expect(offsets()).toEqual([10, 20]);
});

it('returns null after the last page', async () => {
  const { find, offsets } = await withContacts(35);
  expect(await find('nobody')).toBeNull();
  expect(offsets()).toEqual([10, 20, 30, 35]);
});

it('U08 continues after a page that is shorter than requested', async () => {
  const { find, offsets } = await withContacts(35, 6);
  expect(await find('27')).toMatchObject({ key: '27' });
  expect(offsets()).toEqual([10, 16, 22]);
});

it('U08 stops after two requests if the service ignores the offset', async () => {
  const { backend, api } = await createSignedInTab();
  backend.on('GET /v1/contacts/', () => ({ body: [{ name: 'Ada' }, { id: 'c1' }] }));
  const { signal } = new AbortController();
  expect(await contactById.load(api, { id: 'c9', limit: 10 }, signal)).toBeNull();
  expect(backend.log).toHaveLength(2);
});

it('stops after the maximum number of requests', async () => {
  const { find, offsets } = await withContacts(100_000);
  expect(await find('nobody')).toBeNull();
  expect(offsets()).toHaveLength(20);
});
