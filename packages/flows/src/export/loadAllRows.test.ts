import { describe, expect, it, vi } from 'vitest';
import { loadAllRows } from './loadAllRows.ts';
import type { LoadedPage } from './loadAllRows.ts';

interface Row {
  id: string;
}

type LoadPage = (page: { limit: number; offset: number }) => Promise<LoadedPage<Row>>;

const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id: String(id) }));

interface Service {
  /** The most rows that the service sends, whatever it is asked for. */
  cap?: number;
  maxRows?: number;
  isCounted?: boolean;
}

/** Loads from a list that a test may change between calls, in pages of ten. */
function load(list: () => readonly Row[], { cap = 10, maxRows = 1000, isCounted }: Service = {}) {
  const loadPage = vi.fn<LoadPage>(({ limit, offset }) => {
    const all = list();
    const rows = all.slice(offset, offset + Math.min(limit, cap));
    return Promise.resolve(isCounted ? { rows, total: all.length } : { rows });
  });
  const onProgress = vi.fn<(count: number) => void>();
  const { signal } = new AbortController();
  const idOf = ({ id }: Row) => id;
  const all = loadAllRows({ loadPage, onProgress, idOf, signal, pageSize: 10, maxRows });
  return { all, loadPage, onProgress };
}

describe('U06 all rows of a list', () => {
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
  ])('%i rows in pages of at most %i (counted: %s) come with %i calls', async (...row) => {
    const [count, cap, isCounted, calls] = row;
    const { all, loadPage, onProgress } = load(() => many(count), { cap, isCounted });
    expect(await all).toEqual({ rows: many(count), isWhole: true });
    expect(loadPage).toHaveBeenCalledTimes(calls);
    expect(onProgress.mock.calls).toEqual(
      Array.from({ length: calls - 1 }, (_, page) => [Math.min(count, (page + 1) * cap)]),
    );
  });

  it('a row that moves to the next page comes once', async () => {
    let list = many(15);
    const { all } = load(() => {
      const now = list;
      list = [{ id: 'new' }, ...many(15)];
      return now;
    });
    expect((await all).rows).toEqual(many(15));
  });

  it('a service that ignores the offset ends it', async () => {
    const loadPage = vi.fn<LoadPage>(() => Promise.resolve({ rows: many(10) }));
    const { signal } = new AbortController();
    const all = await loadAllRows({ loadPage, idOf: ({ id }) => id, signal, pageSize: 10 });
    expect(all).toEqual({ rows: many(10), isWhole: true });
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('more than the most is said to be a part', async () => {
    const { all } = load(() => many(50), { maxRows: 30 });
    expect(await all).toEqual({ rows: many(30), isWhole: false });
  });
});
