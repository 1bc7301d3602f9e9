// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { areas } from '../../app/src/areas.ts';
import { createDataClient, DataClientProvider } from '../../app/src/data/dataClient.ts';
import { DataProvider } from '../../app/src/data/DataProvider.tsx';
import { createStore, StateProvider } from '../../app/src/platform/state.ts';
import { createPages } from '../../app/src/routing/pages.ts';
import { PagesProvider } from '../../app/src/routing/PagesContext.ts';
import { ApiProvider } from '../../app/src/session/ApiContext.ts';
import { createWorld, wireTokens } from '../../packages/api/src/testing/world.ts';

const completion = 'POST /v1/slack/callback';
const status = 'GET /v1/integrations/slack/status';

/** Sets up a signed-in user who returns from Slack; the service accepts the code. */
async function givenConnectionUnderWay() {
  const { backend, browser, openTab } = await createWorld();
  const { access_token, refresh_token, id_token } = wireTokens(1);
  browser.values.set('fa_access_token', access_token);
  browser.values.set('fa_refresh_token', refresh_token);
  browser.values.set('fa_id_token', id_token);
  backend.on(completion, () => ({ body: { success: true } }));
  backend.on(status, () => ({ body: { status: 'connected', workspace_name: 'ops' } }));
  window.sessionStorage.setItem('fa_integration:slack', `${Date.now()}.the-state`);
  onTestFinished(() => window.sessionStorage.clear());
  return { backend, api: openTab().api };
}

async function openReturn(api: Parameters<typeof createDataClient>[0], search: string) {
  window.history.replaceState(null, '', `/integrations/callback${search}`);
  const { Page: IntegrationReturnPage } =
    await import('../../app/src/integrations/return/IntegrationReturnPage.tsx');
  const onMount = vi.fn<() => void>();
  function Return() {
    useEffect(onMount, []);
    return <IntegrationReturnPage />;
  }
  const router = createMemoryRouter([
    { path: '/', Component: Return },
    { path: '/integrations', element: 'the list' },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <StrictMode>
      <StateProvider store={createStore()}>
        <ApiProvider value={api}>
          <PagesProvider value={createPages(areas)}>
            <LanguageProvider language="en">
              <DataClientProvider value={createDataClient(api)}>
                <DataProvider userId="priya.nair">
                  <RouterProvider router={router} />
                </DataProvider>
              </DataClientProvider>
            </LanguageProvider>
          </PagesProvider>
        </ApiProvider>
      </StateProvider>
    </StrictMode>,
  );
  return { router, onMount };
}

const expectText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), 20_000);

test('O04 posts the code of an integration once although everything mounts twice', async () => {
  const { backend, api } = await givenConnectionUnderWay();

  const { router, onMount } = await openReturn(api, '?code=the-code&state=the-state');
  expect(window.location.search).toBe('');
  await expectText('Slack is connected');
  await expectText('the list');

  expect(onMount).toHaveBeenCalledTimes(2);
  expect(backend.log.map(({ call }) => call)).toEqual([completion, status]);
  expect(JSON.parse(backend.log[0]?.body ?? '')).toMatchObject({
    code: 'the-code',
    state: 'the-state',
  });
  expect(router.state.location.search).toBe('?refresh=true');
  expect(window.sessionStorage).toHaveLength(0);
});
