// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { useAtomValue } from '../state.ts';
import { useLoadAll } from './useLoadAll.ts';

test('U06 shows that rows above the limit of a file are left out', async () => {
  const { current, waitUntil } = mountHook(() => ({
    loadAll: useLoadAll(),
    toasts: useAtomValue(toastsAtom),
  }));
  const sheet = await current().loadAll(async (load) => ({
    rows: await load(({ limit, offset }) => {
      const rows = Array.from({ length: limit }, (_, index) => {
        const id = `${offset + index}`;
        return { id, key: id };
      });
      return Promise.resolve({ rows, total: 123_456 });
    }),
  }));
  expect(sheet?.rows).toHaveLength(100_000);
  const message = 'The first 100,000 rows are saved. There are more.';
  await waitUntil(({ toasts }) => expect(toasts).toMatchObject([{ message }]));
});
