// @vitest-environment jsdom
import { createApi } from '@platform/api';
import type { Call, KnowledgeDocument } from '@platform/api';
import { expect, it, vi } from 'vitest';
import { testConfig } from '../../testing/services.ts';
import { createTab } from '../../testing/signedIn.tsx';
import { loadedNamedIn } from './namedFiles.ts';
import { uploadsOf } from './uploadsOf.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh', idToken: 'id' };
const person = (id: string) => ({ id, email: `${id}@x.test`, roles: [] }) as never;

function createOwner() {
  const storedTexts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, text: string) => void storedTexts.set(key, text),
    removeItem: (key: string) => void storedTexts.delete(key),
  };
  const environment = { ...createTab(), openStorage: () => storage };
  const api = createApi({ config: testConfig, environment, onSessionEnded: () => {} });
  const signals: (AbortSignal | undefined)[] = [];
  const calls: Call[] = [];
  const http = {
    ...api.http,
    send: (call: Call, { signal }: { signal?: AbortSignal | undefined } = {}) => {
      calls.push(call);
      signals.push(signal);
      return new Promise<never>(() => {});
    },
  };
  api.store.begin(tokens);
  api.store.saveUser(person('ada'));
  const uploads = uploadsOf({}, { ...api, http }, () => Promise.resolve([]));
  return { api, storage, signals, calls, uploads };
}

type World = ReturnType<typeof createOwner>;

const noneNamed = () => [];

const files = (...names: string[]) => names.map((name) => new File([name], name));

it.each<[string, (owner: World) => void]>([
  ['the person signs out', ({ api }) => api.store.clear()],
  [
    'another tab signs out',
    ({ api, storage }) => {
      for (const key of ['fa_access_token', 'fa_refresh_token', 'fa_id_token']) {
        storage.removeItem(key);
      }
      api.store.sync();
    },
  ],
  [
    'another person signs in here',
    ({ api }) => {
      api.store.begin(tokens);
      api.store.saveUser(person('bo'));
    },
  ],
  [
    'another person signs in in another tab',
    ({ api, storage }) => {
      const user = storage.getItem('user_data') ?? '';
      storage.setItem('user_data', user.replace('"ada"', '"bo"'));
      api.store.sync();
    },
  ],
])('sends no more files of a user once %s', async (_what, change) => {
  const made = createOwner();
  const { uploads, signals } = made;
  uploads.add('kb', files('a.txt', 'b.txt', 'c.txt', 'd.txt'), noneNamed);
  await vi.waitFor(() => expect(signals).toHaveLength(3));
  change(made);
  expect(uploads.state()).toEqual([]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals).toHaveLength(3);
});

it('ends files of the next session of the same user with that session', async () => {
  const { api, uploads, signals } = createOwner();
  api.store.begin(tokens);
  await Promise.resolve();
  uploads.add('kb', files('a.txt'), noneNamed);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  api.store.clear();
  expect(uploads.state()).toEqual([]);
});

it('the browser asks before the page is left only while files are sent', async () => {
  const { uploads, signals } = createOwner();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  uploads.add('kb', files('a.txt'), noneNamed);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(isAsked()).toBe(true);
  uploads.cancelAll();
  expect(isAsked()).toBe(false);
});

it.each([
  ['a file of another size', [{ type: 'pdf', bytes: 9 }], 1, 'duplicate', 0],
  ['a file of unknown type', [{ type: null, bytes: null }], 1, 'duplicate', 0],
  ['a note of that title', [{ type: 'text', bytes: 0 }], 1, 'sending', 0],
  ['no document', [], 0, 'sending', 0],
  ['some of more documents', [], 2, 'sending', 1],
  ['documents of unknown number', [], null, 'sending', 1],
])('with %s loaded, a file is asked about, sent, or looked up first', async (...row) => {
  const [, rows, total, status, lookUps] = row;
  const { uploads, calls } = createOwner();
  const documents = rows.map((changes) => ({ id: 'd1', name: 'PRICES.csv', ...changes }));
  const loaded = { documents: documents as unknown as KnowledgeDocument[], total };
  uploads.add('kb', files('prices.csv'), loadedNamedIn(loaded));
  await vi.waitFor(() => expect(calls).toHaveLength(status === 'sending' ? 1 : 0));
  expect(uploads.state().map((upload) => upload.status)).toEqual([status]);
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(lookUps);
});
