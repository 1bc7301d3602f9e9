// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { Banner, TextField } from '@platform/ui';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStore, StateProvider } from '../platform/state.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { deferToastAtom } from './deferredToastAtoms.ts';
import type { DeferredToast } from './deferredToastAtoms.ts';
import { ShownMessages } from './ShownMessages.tsx';
import { toastsAtom } from './toastAtoms.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Reports elements as visible until `scrollAway` is called with them. */
class FakeIntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();
  readonly #targets = new Set<Element>();
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    FakeIntersectionObserver.all.add(this);
  }
  observe(target: Element) {
    this.#targets.add(target);
    this.#send(target, true);
  }
  disconnect() {
    this.#targets.clear();
    FakeIntersectionObserver.all.delete(this);
  }
  static scrollAway(element: Element | null) {
    for (const observer of FakeIntersectionObserver.all)
      for (const target of observer.#targets)
        if (element?.contains(target)) observer.#send(target, false);
  }
  #send(target: Element, isIntersecting: boolean) {
    const entry = { target, isIntersecting } as IntersectionObserverEntry;
    this.#report([entry], this as unknown as IntersectionObserver);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => vi.useRealTimers());

const failure = 'No seats are left.';

function openPage(first: ReactNode) {
  const store = createStore();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (page: ReactNode) =>
    act(async () =>
      root.render(
        <StateProvider store={store}>
          <LanguageProvider language="en">
            <ShownMessages>{page}</ShownMessages>
            <DeferredToasts />
          </LanguageProvider>
        </StateProvider>,
      ),
    );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    box,
    show,
    pass,
    raise: async (options: Partial<Omit<DeferredToast, 'id'>> = {}) => {
      await show(first);
      await act(async () => void store.set(deferToastAtom, { message: failure, ...options }));
    },
    scrollAway: (selector: string) =>
      act(async () => FakeIntersectionObserver.scrollAway(box.querySelector(selector))),
    toasts: () => store.get(toastsAtom).map(({ message }) => message),
  };
}

const banner = <Banner tone="danger">{failure}</Banner>;

test('shows a failure without a message as a toast after half a second', async () => {
  const page = openPage(null);
  await page.raise();
  await page.pass(499);
  expect(page.toasts()).toEqual([]);
  await page.pass(1);
  expect(page.toasts()).toEqual([failure]);
});

test.each<[string, ReactNode]>([
  ['a banner', banner],
  ['a field', <TextField key="field" label="Email" error={failure} />],
])('%s that shows the failure delays its toast until it is out of view', async (_, message) => {
  const page = openPage(<section>{message}</section>);
  await page.raise();
  await page.pass(5000);
  expect(page.toasts()).toEqual([]);
  await page.scrollAway('section');
  expect(page.toasts()).toEqual([failure]);
});

test('shows a failure as a toast if its dialog closed before showing it', async () => {
  const page = openPage(null);
  await page.raise({ isSeenOnce: true });
  await page.pass(500);
  expect(page.toasts()).toEqual([failure]);
});

test('a message in time delays the toast', async () => {
  const page = openPage(null);
  await page.raise({ texts: ['Failed to invite.', failure] });
  await page.pass(400);
  await page.show(banner);
  await page.pass(5000);
  expect(page.toasts()).toEqual([]);
});

test('the same text elsewhere on the page does not delay the toast', async () => {
  const page = openPage(
    <>
      <output>Yesterday: {failure} Today there are two.</output>
      <input aria-invalid aria-describedby="note" />
      <p id="note">{failure}</p>
      <Banner tone="info">{`${failure} So said the last report.`}</Banner>
    </>,
  );
  await page.raise();
  await page.pass(500);
  expect(page.toasts()).toEqual([failure]);
});

test('a message translated by the browser still delays the toast', async () => {
  const page = openPage(banner);
  await page.show(banner);
  const text = document.createTreeWalker(page.box, NodeFilter.SHOW_TEXT).nextNode() as Text;
  text.data = 'Es sind keine Plätze frei.';
  await page.raise();
  await page.pass(5000);
  expect(page.toasts()).toEqual([]);
});

test('one of two messages in view is enough', async () => {
  const page = openPage(
    <>
      <header>{banner}</header>
      <main>{banner}</main>
    </>,
  );
  await page.raise();
  await page.scrollAway('header');
  await page.pass(500);
  expect(page.toasts()).toEqual([]);
  await page.scrollAway('main');
  expect(page.toasts()).toEqual([failure]);
});

test.each([
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- our dialogs render such a div
  { name: 'the dialog closes', before: <div role="dialog">{banner}</div>, after: null, toasts: 1 },
  {
    name: 'the dialog closes and once is enough',
    before: (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- our dialogs render such a div
      <div role="dialog">{banner}</div>
    ),
    after: null,
    isSeenOnce: true,
    toasts: 0,
  },
  { name: 'the form goes', before: <form>{banner}</form>, after: null, toasts: 1 },
  { name: 'the form is corrected', before: <form>{banner}</form>, after: <form />, toasts: 0 },
  {
    name: 'another failure takes its place in the form',
    before: <form>{banner}</form>,
    after: (
      <form>
        <Banner tone="danger">You are offline.</Banner>
      </form>
    ),
    toasts: 0,
  },
  { name: 'the page dismisses it', before: banner, after: null, isSeenOnPage: true, toasts: 0 },
  { name: 'the page is replaced', before: banner, after: null, toasts: 1 },
  { name: 'the next page shows it', before: banner, after: <main>{banner}</main>, toasts: 0 },
])('a message that was shown: $name: $toasts toasts', async (row) => {
  const page = openPage(row.before);
  const { isSeenOnPage, isSeenOnce } = row;
  await page.raise({ isSeenOnPage, isSeenOnce });
  await page.pass(1000);
  await page.show(row.after);
  await page.pass(1000);
  expect(page.toasts()).toEqual(row.toasts === 1 ? [failure] : []);
});
