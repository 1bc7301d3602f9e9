// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { createElement, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { createDataClient } from '../../app/src/data/dataClient.ts';
import { DataClientProvider } from '../../app/src/data/DataClientContext.ts';
import { DataProvider } from '../../app/src/data/DataProvider.tsx';
import { areas } from '../../app/src/areas.ts';
import { createPages } from '../../app/src/routing/pages.ts';
import { PagesProvider } from '../../app/src/routing/PagesContext.ts';
import { ApiProvider } from '../../app/src/session/ApiContext.ts';
import { createStore, StateProvider } from '../../app/src/platform/state.ts';
import { createWorld, wireTokens } from '../../packages/api/src/testing/world.ts';

const completion = 'POST /v1/slack/callback';
const status = 'GET /v1/integrations/slack/status';

afterAll(() => {
  window.sessionStorage.clear();
});

test('O04 posts the code of an integration once where everything mounts twice', async () => {
  const { backend, browser, openTab } = await createWorld();
  const { access_token, refresh_token, id_token } = wireTokens(1);
  browser.values.set('fa_access_token', access_token);
  browser.values.set('fa_refresh_token', refresh_token);
  browser.values.set('fa_id_token', id_token);
  backend.on(completion, () => ({ body: { success: true } }));
  backend.on(status, () => ({ body: { status: 'connected', workspace_name: 'ops' } }));
  const { api } = openTab();
  window.sessionStorage.setItem('fa_integration:slack', `${Date.now()}.the-state`);
  window.history.replaceState(null, '', '/integrations/callback?code=the-code&state=the-state');
  const { Page: IntegrationReturnPage } =
    await import('../../app/src/integrations/IntegrationReturnPage.tsx');
  expect(window.location.search).toBe('');
  let mounts = 0;
  const Return = () => {
    useEffect(() => {
      mounts += 1;
    }, []);
    return createElement(IntegrationReturnPage);
  };
  const List = () => 'the list';
  const routes = [
    { path: '/', Component: Return },
    { path: '/integrations', Component: List },
  ];
  const router = createMemoryRouter(routes);

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const page = createElement(RouterProvider, { router });
  // oxlint-disable-next-line react/no-children-prop -- the type of the property asks for it
  const data = createElement(DataProvider, { userId: 'priya.nair', children: page });
  const client = createElement(DataClientProvider, { value: createDataClient(api) }, data);
  // oxlint-disable-next-line react/no-children-prop
  const worded = createElement(LanguageProvider, { language: 'en', children: client });
  const linked = createElement(PagesProvider, { value: createPages(areas) }, worded);
  const asked = createElement(ApiProvider, { value: api }, linked);
  const kept = createElement(StateProvider, { store: createStore() }, asked);
  root.render(createElement(StrictMode, null, kept));
  const text = () => document.body.textContent;
  await vi.waitFor(() => expect(text()).toContain('Slack is connected'), 20_000);
  await vi.waitFor(() => expect(text()).toContain('the list'), 20_000);

  expect(mounts).toBe(2);
  expect(backend.log.map(({ call }) => call)).toEqual([completion, status]);
  expect(JSON.parse(backend.log[0]?.body ?? '')).toMatchObject({
    code: 'the-code',
    state: 'the-state',
  });
  expect(router.state.location.search).toBe('?refresh=true');
  expect(window.sessionStorage.length).toBe(0);
  root.unmount();
});
