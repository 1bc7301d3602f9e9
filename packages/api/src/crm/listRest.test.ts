import { expect, it } from 'vitest';
import { listRest } from './listRest.ts';

interface Row {
  key: string;
  id: string;
  name: string;
}

const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    key: `c${place}`,
    id: `c${place}`,
    name: `${place}`,
  }));

/** Loads what follows the first `cap` of `list`, from a service that sends `cap` rows at most. */
async function rest(list: readonly Row[], cap: number, ignoresOffset = false) {
  const calls: { limit: number; offset: number }[] = [];
  const rows = await listRest<Row>(
    async (page) => {
      calls.push(page);
      const offset = ignoresOffset ? 0 : page.offset;
      return list.slice(offset, offset + Math.min(cap, page.limit));
    },
    { limit: 50 - cap, offset: cap },
  );
  return { keys: rows.map(({ key }) => key), calls };
}

it.each([
  [7, 7, 1],
  [8, 7, 2],
  [20, 7, 2],
  [21, 7, 3],
  [50, 7, 7],
  [400, 7, 7],
  [33, 30, 2],
])('U08 %i rows of a service that sends %i at most are read with %i calls', async (...row) => {
  const [count, cap, calls] = row;
  const read = await rest(many(count), cap);
  expect(read.keys).toEqual(
    many(Math.min(50, count))
      .slice(cap)
      .map(({ key }) => key),
  );
  expect(read.calls).toHaveLength(calls);
});

it('U08 asks a service that ignores the offset no third time', async () => {
  expect((await rest(many(9), 9, true)).calls).toHaveLength(2);
});

it('U08 rows without an id have keys of their own on every page', async () => {
  const list = Array.from({ length: 10 }, (_, place) => ({ key: '#2', id: '', name: `${place}` }));
  const { keys } = await rest(list, 4);
  expect(keys).toEqual(['#6', '#7', '#8', '#9', '#10', '#11']);
});
