// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStore, StateProvider, useAtomValue } from '../platform/state.ts';
import { ToastList } from './ToastList.tsx';
import { showToastAtom, toastsAtom } from './toastAtoms.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Toasts() {
  return <ToastList toasts={useAtomValue(toastsAtom)} />;
}

function showToasts() {
  const store = createStore();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() =>
    root.render(
      <StateProvider store={store}>
        <LanguageProvider language="en">
          <Toasts />
        </LanguageProvider>
      </StateProvider>,
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  return {
    texts: () => [...box.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
    fail: (message: string, times: number) =>
      act(() => {
        for (let time = 0; time < times; time += 1) {
          store.set(showToastAtom, { message, tone: 'danger' });
        }
      }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

test('L06 shows at most three of twenty failures, each text once, for four seconds', () => {
  const { fail, pass, texts } = showToasts();
  fail('Failed to remove member', 14);
  fail('Failed to update role', 3);
  fail('Failed to cancel invite', 2);
  fail('Failed to send invitation.', 1);

  const firstThree = [
    'Failed to remove member×14 Shown 14 times',
    'Failed to update role×3 Shown 3 times',
    'Failed to cancel invite×2 Shown 2 times',
  ];
  expect(texts()).toEqual(firstThree);
  pass(3999);
  expect(texts()).toEqual(firstThree);

  pass(1);
  expect(texts()).toEqual(['Failed to send invitation.']);
  pass(3999);
  expect(texts()).toEqual(['Failed to send invitation.']);

  pass(1);
  expect(texts()).toEqual([]);
});

const raise = (...toasts: [message: string, tone: 'success' | 'danger', subject?: string][]) => {
  const store = createStore();
  for (const [message, tone, subject] of toasts)
    store.set(showToastAtom, { message, tone, subject });
  return store.get(toastsAtom).map(({ message, count }) => [message, count]);
};

test('a newer toast about the same subject replaces the older one', () => {
  expect(
    raise(
      ['Bistro was created. It is offline.', 'success', 'a1'],
      ['Salon is offline', 'success', 'a2'],
      ['Bistro is online', 'success', 'a1'],
    ),
  ).toEqual([
    ['Salon is offline', 1],
    ['Bistro is online', 1],
  ]);
  expect(
    raise(['Bistro could not go online.', 'danger', 'a1'], ['Bistro is online', 'success', 'a1']),
  ).toEqual([['Bistro is online', 1]]);
  expect(
    raise(['Saved', 'success', 'a1'], ['Saved', 'success', 'a1'], ['Sent', 'success']),
  ).toEqual([
    ['Saved', 2],
    ['Sent', 1],
  ]);
});

test('a replaced toast runs its end callback', () => {
  const store = createStore();
  const onClose = vi.fn<() => void>();
  store.set(showToastAtom, { message: 'Archived', tone: 'success', subject: 'c1', onClose });
  expect(onClose).not.toHaveBeenCalled();
  store.set(showToastAtom, { message: 'Published', tone: 'success', subject: 'c1' });
  expect(onClose).toHaveBeenCalledOnce();
});
