// @vitest-environment jsdom
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LazyLoadContext } from './LazyLoadContext.tsx';
import type { LazyLoading } from './LazyLoadContext.tsx';
import { lazyComponent, usePreload } from './lazyComponent.tsx';

interface DialogProps {
  name: string;
  onClose: () => void;
}

const dialogs = {
  Dialog: ({ name }: DialogProps) => createElement('h2', null, name),
  Chart: ({ name }: { name: string }) => createElement('figure', null, name),
};

type Load = () => Promise<typeof dialogs>;

const loadError = new TypeError('Failed to fetch dynamically imported module');

function mount(loading: Partial<LazyLoading> = {}) {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const value = { onError: () => false, whenIdle: () => () => {}, ...loading };
  return {
    container,
    render: (child: ReactNode) => root.render(createElement(LazyLoadContext, { value }, child)),
  };
}

test('shows the fallback until the code has loaded', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const LazyDialog = lazyComponent(() => arrived.then(() => dialogs), 'Dialog');
  const { container, render } = mount();
  render(
    createElement(LazyDialog, {
      name: 'Invite',
      onClose: vi.fn<() => void>(),
      fallback: 'Loading',
    }),
  );
  await vi.waitFor(() => expect(container.textContent).toBe('Loading'));
  arrive();
  await vi.waitFor(() => expect(container.innerHTML).toBe('<h2>Invite</h2>'));
});

test('a layer closes if its code fails to load, and opens on the next attempt', async () => {
  const load = vi.fn<Load>(async () => dialogs).mockRejectedValueOnce(loadError);
  const LazyDialog = lazyComponent(load, 'Dialog');
  const onError = vi.fn<LazyLoading['onError']>(() => false);
  const onClose = vi.fn<() => void>();
  const { container, render } = mount({ onError });
  render(createElement(LazyDialog, { name: 'Invite', onClose }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onError.mock.calls).toEqual([[loadError]]);
  render(null);
  render(createElement(LazyDialog, { key: 'again', name: 'Invite', onClose }));
  await vi.waitFor(() => expect(container.textContent).toBe('Invite'));
});

test('does not close the layer while the page is about to reload', async () => {
  const LazyDialog = lazyComponent<typeof dialogs, 'Dialog'>(
    async () => Promise.reject(loadError),
    'Dialog',
  );
  const onError = vi.fn<LazyLoading['onError']>(() => true);
  const onClose = vi.fn<() => void>();
  mount({ onError }).render(createElement(LazyDialog, { name: 'Invite', onClose }));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
});

test('does not report a failed decoration or preload', async () => {
  const load = vi.fn<Load>(async () => Promise.reject(loadError));
  const LazyChart = lazyComponent(load, 'Chart');
  const LazyDialog = lazyComponent(load, 'Dialog');
  const onError = vi.fn<LazyLoading['onError']>(() => false);
  const { container, render } = mount({ onError });
  render(createElement(LazyChart, { name: 'Calls', fallback: 'Calls' }));
  LazyDialog.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(container.textContent).toBe('Calls');
  expect(onError).not.toHaveBeenCalled();
});

test('code that fails to load shows its fallback and is reported', async () => {
  const LazyChart = lazyComponent<typeof dialogs, 'Chart'>(
    async () => Promise.reject(loadError),
    'Chart',
  );
  const onError = vi.fn<LazyLoading['onError']>(() => false);
  const { container, render } = mount({ onError });
  render(createElement(LazyChart, { name: '', fallback: 'Loading', errorFallback: 'Table' }));
  await vi.waitFor(() => expect(container.textContent).toBe('Table'));
  expect(onError).toHaveBeenCalledOnce();
});

test('useIsLoaded returns whether the code has loaded', async () => {
  const LazyChart = lazyComponent(async () => dialogs, 'Chart');
  const Page = () => createElement('p', null, LazyChart.useIsLoaded() ? 'here' : 'on its way');
  const { container, render } = mount();
  render(createElement(Page));
  await vi.waitFor(() => expect(container.textContent).toBe('on its way'));
  LazyChart.preload();
  await vi.waitFor(() => expect(container.textContent).toBe('here'));
});

test('code is preloaded when the page is idle, and not after the page was left', async () => {
  const load = vi.fn<Load>(async () => dialogs);
  const LazyDialog = lazyComponent(load, 'Dialog');
  const cancel = vi.fn<() => void>();
  const whenIdle = vi.fn<LazyLoading['whenIdle']>(() => cancel);
  function Page() {
    usePreload(LazyDialog);
    return null;
  }
  const { render } = mount({ whenIdle });
  render(createElement(Page));
  await vi.waitFor(() => expect(whenIdle).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  expect(load).toHaveBeenCalledOnce();
  render(null);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});
