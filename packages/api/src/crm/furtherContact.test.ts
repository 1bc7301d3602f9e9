import { expect, it } from 'vitest';
import { createSignedInTab } from '../testing/world.ts';
import { furtherContact } from './furtherContact.ts';

/** A service that has so many contacts, named by their place from 0. */
async function withContacts(count: number) {
  const { backend, api } = await createSignedInTab();
  backend.on('GET /v1/contacts/', ({ query }) => {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const places = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) });
    return { body: places.map((_, place) => ({ id: String(offset + place) })) };
  });
  const find = (id: string) =>
    furtherContact.load(api, { id, limit: 10 }, new AbortController().signal);
  return { find, offsets: () => backend.log.map(({ query }) => Number(query.get('offset'))) };
}

it('reads on from the second load until it finds the contact', async () => {
  const { find, offsets } = await withContacts(35);
  expect(await find('27')).toMatchObject({ key: '27' });
  expect(offsets()).toEqual([10, 20]);
});

it('gives up at the last load', async () => {
  const { find, offsets } = await withContacts(35);
  expect(await find('nobody')).toBeNull();
  expect(offsets()).toEqual([10, 20, 30]);
});

it('does not go on for ever where there is always another load', async () => {
  const { find, offsets } = await withContacts(100_000);
  expect(await find('nobody')).toBeNull();
  expect(offsets()).toHaveLength(20);
});
