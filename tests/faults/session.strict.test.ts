// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { createElement, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { areas } from '../../app/src/areas.ts';
import { createPages } from '../../app/src/routing/pages.ts';
import { PagesProvider } from '../../app/src/routing/PagesContext.ts';
import { ApiProvider } from '../../app/src/session/ApiContext.ts';
import { createStore, StateProvider } from '../../app/src/platform/state.ts';
import { ada, createWorld, wireTokens } from '../../packages/api/src/testing/world.ts';

const exchange = 'POST /v1/oauth/google/callback';

test('O04 exchanges a code once although development mounts everything twice', async () => {
  const { backend, openTab } = await createWorld();
  backend.on(exchange, () => ({ body: { success: true, tokens: wireTokens(1) } }));
  backend.on('GET /v1/me', () => ({ body: ada }));
  const { api } = openTab();
  api.store.setLoginState(`${Date.now()}.the-state`);
  window.history.replaceState(null, '', '/auth/callback?code=the-code&state=the-state');
  const { Page: CallbackPage } = await import('../../app/src/session/CallbackPage.tsx');
  let mounts = 0;
  const Callback = () => {
    useEffect(() => {
      mounts += 1;
    }, []);
    return createElement(CallbackPage);
  };
  const router = createMemoryRouter([{ path: '/', Component: Callback }]);

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const page = createElement(RouterProvider, { router });
  // oxlint-disable-next-line react/no-children-prop -- the type of the property asks for it
  const worded = createElement(LanguageProvider, { language: 'en', children: page });
  const linked = createElement(PagesProvider, { value: createPages(areas) }, worded);
  const withApi = createElement(ApiProvider, { value: api }, linked);
  const withStore = createElement(StateProvider, { store: createStore() }, withApi);
  root.render(createElement(StrictMode, null, withStore));
  const text = () => document.body.textContent;
  await vi.waitFor(() => expect(text()).toContain('Opening your dashboard'), 20_000);

  expect(mounts).toBe(2);
  expect(backend.count(exchange)).toBe(1);
  expect(api.store.user()?.name).toBe('Ada Lovelace');
  root.unmount();
});
