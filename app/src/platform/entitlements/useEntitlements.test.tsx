// @vitest-environment jsdom
import { DEFAULT_ENTITLEMENTS } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { useEntitlements } from './useEntitlements.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a failure is logged once, and the default limits are shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get(`${testConfig.services.billing}/billing/v1/entitlements`, () =>
      HttpResponse.json({}, { status: 400 }),
    ),
  );
  const { waitUntil } = mountHook(useEntitlements);
  await waitUntil((read) => expect(read).toEqual({ status: 'ready', data: DEFAULT_ENTITLEMENTS }));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The entitlements could not be read; the default limits are shown.',
  );
  warn.mockReset();
});
