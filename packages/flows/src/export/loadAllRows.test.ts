import { describe, expect, it, vi } from 'vitest';
import { loadAllRows } from './loadAllRows.ts';

interface Row {
  id: string;
}

type LoadPage = (page: { limit: number; offset: number }) => Promise<readonly Row[]>;

const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id: String(id) }));

/** Loads from a list that a test may change between calls. */
function load(list: () => readonly Row[], maxRows?: number) {
  const loadPage = vi.fn<LoadPage>(({ limit, offset }) =>
    Promise.resolve(list().slice(offset, offset + limit)),
  );
  const onProgress = vi.fn<(count: number) => void>();
  const { signal } = new AbortController();
  const all = loadAllRows({
    loadPage,
    onProgress,
    idOf: ({ id }) => id,
    signal,
    pageSize: 10,
    ...(maxRows ? { maxRows } : {}),
  });
  return { all, loadPage, onProgress };
}

describe('U06 all rows of a list', () => {
  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [26, 3],
  ])('%i rows come with %i calls', async (count, calls) => {
    const { all, loadPage, onProgress } = load(() => many(count));
    expect(await all).toEqual({ rows: many(count), isWhole: true });
    expect(loadPage).toHaveBeenCalledTimes(calls);
    expect(onProgress.mock.calls).toEqual(
      Array.from({ length: Math.floor(count / 10) }, (_, page) => [(page + 1) * 10]).slice(
        0,
        count % 10 === 0 ? Math.max(0, calls - 1) : undefined,
      ),
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
    const loadPage = vi.fn<LoadPage>(() => Promise.resolve(many(10)));
    const { signal } = new AbortController();
    const all = await loadAllRows({ loadPage, idOf: ({ id }) => id, signal, pageSize: 10 });
    expect(all).toEqual({ rows: many(10), isWhole: true });
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('more than the most is said to be a part', async () => {
    const { all } = load(() => many(50), 30);
    expect(await all).toEqual({ rows: many(30), isWhole: false });
  });
});
