import type { CallInput, Http } from '@platform/api';
import { expect, test } from 'vitest';
import { loadKnownEmails } from './knownEmails.ts';

/**
 * A service with `count` contacts that sends at most `cap`; `ignoresOffset` always sends the first
 * page.
 */
function contactsService(count: number, { cap = 1000, ignoresOffset = false } = {}) {
  const offsets: unknown[] = [];
  const send = async (_call: unknown, { query }: CallInput = {}) => {
    const { limit, offset } = query as { limit: number; offset: number };
    offsets.push(offset);
    const from = ignoresOffset ? 0 : offset;
    const length = Math.max(0, Math.min(limit, cap, count - from));
    return Array.from({ length }, (_, index) => ({
      id: `c${from + index}`,
      email: ` P${from + index}@X.example `,
    }));
  };
  return { http: { send } as unknown as Http, offsets };
}

const { signal } = new AbortController();

test('reads every page, in lower case', async () => {
  const { http, offsets } = contactsService(2500);
  const emails = await loadKnownEmails(http, signal);
  expect(emails.size).toBe(2500);
  expect(emails.has('p2499@x.example')).toBe(true);
  expect(offsets).toEqual([0, 1000, 2000]);
});

test('reads every page of a service that sends fewer rows than requested', async () => {
  const { http, offsets } = contactsService(450, { cap: 200 });
  expect((await loadKnownEmails(http, signal)).size).toBe(450);
  expect(offsets).toEqual([0, 200, 400]);
});

test('ends after the first page if the service ignores offset', async () => {
  const { http, offsets } = contactsService(1000, { ignoresOffset: true });
  expect((await loadKnownEmails(http, signal)).size).toBe(1000);
  expect(offsets).toEqual([0, 1000]);
});
