import { describe, expect, it, vi } from 'vitest';
import { loadAll } from './loadAll.ts';
import type { ListPage, LoadedPage } from './loadAll.ts';

interface Row {
  key: string;
  id: string;
}

type LoadPage = (page: ListPage) => Promise<LoadedPage<Row>>;

const rowOf = (id: string): Row => ({ key: id, id });
const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(String(index)));

interface Service {
  /** Maximum page size of the service, which overrides the requested limit. */
  cap?: number;
  isCounted?: boolean;
}

/** Loads from a list that a test may change between calls, in pages of ten by default. */
function load(
  list: () => readonly Row[],
  { cap = 10, isCounted }: Service = {},
  options: Parameters<typeof loadAll>[1] = {},
) {
  const loadPage = vi.fn<LoadPage>(({ limit, offset }) => {
    const all = list();
    const rows = all.slice(offset, offset + Math.min(limit, cap));
    return Promise.resolve(isCounted ? { rows, total: all.length } : { rows });
  });
  const onProgress = vi.fn<(count: number) => void>();
  const all = loadAll(loadPage, { onProgress, pageSize: 10, maxRows: 1000, ...options });
  return { all, loadPage, onProgress };
}

describe('U06 loadAll', () => {
  it.each([
    [0, 10, false, 1],
    [9, 10, false, 2],
    [10, 10, false, 2],
    [26, 10, false, 3],
    [26, 4, false, 7],
    [8, 4, false, 3],
    [3, 4, false, 2],
    [0, 10, true, 1],
    [9, 10, true, 1],
    [10, 10, true, 1],
    [26, 4, true, 7],
    [8, 4, true, 2],
  ])('loads %i rows in pages of at most %i (with total: %s) with %i calls', async (...row) => {
    const [count, cap, isCounted, calls] = row;
    const { all, loadPage, onProgress } = load(() => many(count), { cap, isCounted });
    expect(await all).toEqual({ rows: many(count), isComplete: true });
    expect(loadPage).toHaveBeenCalledTimes(calls);
    expect(onProgress.mock.calls).toEqual(
      Array.from({ length: calls - 1 }, (_, page) => [Math.min(count, (page + 1) * cap)]),
    );
  });

  it('keeps a row that moves to the next page once', async () => {
    let list = many(15);
    const { all } = load(() => {
      const now = list;
      list = [rowOf('new'), ...many(15)];
      return now;
    });
    expect((await all).rows).toEqual(many(15));
  });

  it('stops if the service ignores the offset', async () => {
    const loadPage = vi.fn<LoadPage>(() => Promise.resolve({ rows: many(10) }));
    expect(await loadAll(loadPage, { pageSize: 10 })).toEqual({ rows: many(10), isComplete: true });
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it.each([
    [30, 10],
    [25, 10],
    [30, 7],
  ])('keeps no more than %i rows, in pages of at most %i', async (maxRows, cap) => {
    const { all, loadPage } = load(() => many(50), { cap }, { maxRows });
    expect(await all).toEqual({ rows: many(maxRows), isComplete: false });
    for (const [{ limit, offset }] of loadPage.mock.calls)
      expect(limit).toBe(Math.min(10, maxRows - offset));
  });

  it('rejects if a page rejects', async () => {
    const failure = new Error('gone');
    const loadPage: LoadPage = ({ offset }) =>
      offset === 0 ? Promise.resolve({ rows: many(10) }) : Promise.reject(failure);
    await expect(loadAll(loadPage, { pageSize: 10 })).rejects.toBe(failure);
  });
});

describe('U08 the rest of a list', () => {
  it.each([
    [7, 7, 1],
    [8, 7, 2],
    [20, 7, 2],
    [21, 7, 3],
    [50, 7, 7],
    [400, 7, 7],
    [33, 30, 2],
  ])('%i rows of a service that sends at most %i are loaded with %i calls', async (...row) => {
    const [count, cap, calls] = row;
    const limit = 50 - cap;
    const rest = { offset: cap, pageSize: limit, maxRows: limit };
    const { all, loadPage } = load(() => many(count), { cap }, rest);
    expect((await all).rows).toEqual(many(Math.min(50, count)).slice(cap));
    expect(loadPage).toHaveBeenCalledTimes(calls);
  });

  it('rows without an id have unique keys on every page', async () => {
    const list = Array.from({ length: 10 }, (_, index) => ({ key: '#2', id: '', name: index }));
    const { all } = load(() => list, { cap: 4 }, { offset: 4 });
    expect((await all).rows.map(({ key }) => key)).toEqual(['#6', '#7', '#8', '#9', '#10', '#11']);
  });
});
