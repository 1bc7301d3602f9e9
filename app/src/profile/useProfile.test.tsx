// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { admin, teamHandlers } from '../testing/teamService.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useProfileEdit } from './useProfileEdit.ts';
import { useProfilePerson } from './useProfilePerson.ts';

const me = `${testConfig.services.auth}/v1/me`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mountProfile() {
  const { api, store, wrap } = signInAdmin();
  const { current, open } = mountHook(
    () => {
      const person = useProfilePerson();
      return { person, ...useProfileEdit(person) };
    },
    {
      wrap: (children) =>
        wrap(<RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />),
    },
  );
  return { current, open, api, store };
}

it('falls back to the stored user if the profile cannot be loaded', async () => {
  server.use(...teamHandlers(http.get(me, () => HttpResponse.json({}, { status: 403 }))));
  const { current } = mountProfile();
  await vi.waitFor(() =>
    expect(current().person).toMatchObject({
      status: 'ready',
      data: { name: 'Priya Nair', email: admin.email },
      refreshError: { message: expect.stringContaining('data saved in this browser') as string },
    }),
  );
});

it('sends a picture only if it changed, and uses the response', async () => {
  const bodies: unknown[] = [];
  const updated = { ...admin, first_name: 'Ada', picture: 'https://pictures.test/k' };
  const update = http.patch(me, async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json(updated);
  });
  server.use(...teamHandlers(update));
  const { current, api, store } = mountProfile();
  await vi.waitFor(() => expect(current().person.status).toBe('ready'));

  const names = { firstName: 'Ada', lastName: 'Nair' };
  const picture = 'data:image/webp;base64,UklGRg==';
  expect(await current().edit.onSave({ ...names, picture })).toEqual({
    status: 'saved',
    values: { ...names, picture: 'https://pictures.test/k' },
  });
  await current().edit.onSave({ ...names, picture: 'https://pictures.test/k' });

  const sent = { first_name: 'Ada', last_name: 'Nair' };
  expect(bodies).toEqual([{ ...sent, picture }, sent]);
  expect(store.get(userAtom)?.name).toBe('Ada Nair');
  expect(api.store.user()).toMatchObject({ firstName: 'Ada', picture: 'https://pictures.test/k' });
});

it('shows a refusal at its field', async () => {
  const error = { message: 'Invalid', fields: { last_name: 'Too long' } };
  const refuse = http.patch(me, () => HttpResponse.json({ error }, { status: 422 }));
  server.use(...teamHandlers(refuse));
  const { current } = mountProfile();
  await vi.waitFor(() => expect(current().person.status).toBe('ready'));
  expect(await current().edit.onSave({ firstName: 'A', lastName: 'B', picture: '' })).toEqual({
    status: 'refused',
    field: 'lastName',
    message: 'Too long',
  });
});

it('M11 removes the draft once it is saved, even after the page is left', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let isSent = false;
  const update = http.patch(me, async () => {
    isSent = true;
    await response;
    return HttpResponse.json(admin);
  });
  server.use(...teamHandlers(update));
  const { current, open } = mountProfile();
  await vi.waitFor(() => expect(current().person.status).toBe('ready'));
  const names = { firstName: 'Ada', lastName: 'Nair' };
  current().edit.onDraftChange(names);
  const saved = current().edit.onSave({ ...names, picture: '' });
  await expect.poll(() => isSent).toBe(true);
  expect(JSON.stringify(sessionStorage)).toContain('Ada');
  open(() => null);
  respond();
  await saved;
  expect(JSON.stringify(sessionStorage)).not.toContain('Ada');
});
