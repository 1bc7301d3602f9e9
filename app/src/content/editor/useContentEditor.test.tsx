// @vitest-environment jsdom
import type { Content } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { useContentEditor } from './useContentEditor.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const fields = { title: 'Letter', type: 'email', status: 'draft', language: 'en' } as const;
const loaded = { ...fields, key: 'c1', id: 'c1', body: '<p>One</p>', version: 1 } as Content;
const typed = (text: string) => ({ ...fields, body: () => `<p>${text}</p>` });

/** Sets up the editor of one content; saves fail while `service.isUp` is false. */
function setUpEditor() {
  const service = { isUp: true, bodies: [] as string[] };
  server.use(
    http.get('*', () => HttpResponse.json({})),
    http.put(`${testConfig.services.content}/v1/contents/c1`, async ({ request }) => {
      const { body } = (await request.json()) as { body: string };
      service.bodies.push(body);
      const stored = { ...fields, id: 'c1', body, version: service.bodies.length + 1 };
      return service.isUp ? HttpResponse.json(stored) : HttpResponse.json({}, { status: 500 });
    }),
  );
  const { wrap } = signInAdmin();
  const open = () =>
    mountHook(() => useContentEditor(loaded, () => {}).screen, {
      wrap: (page) =>
        wrap(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />),
    });
  return { service, open };
}

const storedDrafts = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join(' ');

it('W07 keeps the text typed while a save fails, and sends it on retry', async () => {
  const { service, open } = setUpEditor();
  service.isUp = false;
  const { current, waitUntil } = open();
  current().onChange(typed('Two'));
  current().onRetry();
  current().onChange(typed('Three'));
  await waitUntil(({ saveState }) => expect(saveState.status).toBe('failed'));
  expect(storedDrafts()).toContain('Three');
  expect(storedDrafts()).not.toContain('Two');
  service.isUp = true;
  current().onRetry();
  await waitUntil(({ saveState }) => expect(saveState.status).toBe('saved'));
  expect(service.bodies).toEqual(['<p>Two</p>', '<p>Three</p>']);
});

it('removes the draft after a save, and offers none when the content is opened again', async () => {
  const { service, open } = setUpEditor();
  service.isUp = false;
  const first = open();
  first.current().onChange(typed('Two'));
  first.current().onRetry();
  await first.waitUntil(({ saveState }) => expect(saveState.status).toBe('failed'));
  const second = open();
  expect(second.current().hasDraft).toBe(true);
  first.unmount();
  service.isUp = true;
  second.current().onRetry();
  await second.waitUntil(({ saveState }) => expect(saveState.status).toBe('saved'));
  expect(storedDrafts()).toBe('');
  expect(second.current().hasDraft).toBe(false);
  second.unmount();
  expect(open().current().hasDraft).toBe(false);
});
