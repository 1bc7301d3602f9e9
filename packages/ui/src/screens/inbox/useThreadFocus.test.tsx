// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useThreadFocus } from './useThreadFocus.ts';
import type { ThreadProgress } from './useThreadFocus.ts';

function Panes(progress: ThreadProgress) {
  const title = useRef<HTMLHeadingElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useThreadFocus({ title, name }, progress);
  return (
    <>
      <h1 tabIndex={-1} ref={title}>
        Inbox
      </h1>
      <input />
      {progress.shownId !== '' && progress.isLoaded ? (
        <h2 tabIndex={-1} ref={name} key={progress.shownId}>
          {progress.shownId}
        </h2>
      ) : null}
    </>
  );
}

let root: Root;
const show = (progress: ThreadProgress) => act(() => root.render(<Panes {...progress} />));
const closed = { openId: '', shownId: '', isLoaded: false };
const loading = (id: string) => ({ openId: id, shownId: id, isLoaded: false });
const loaded = (id: string) => ({ openId: id, shownId: id, isLoaded: true });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const focused = () => document.activeElement?.tagName;
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Without a layout jsdom has no boxes, as if everything were hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => [new DOMRect()] as unknown as DOMRectList,
  );
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, () => void]>([
  ['nothing', () => {}],
  ['the title of the page', () => find('h1')?.focus()],
])('the name of a loaded conversation takes the focus from %s', (_what, focus) => {
  show(closed);
  focus();
  show(loading('ana'));
  show(loaded('ana'));
  expect(focused()).toBe('H2');
});

it.each<[string, () => void, string]>([
  [
    'to a field',
    () => {
      press('/');
      find('input')?.focus();
    },
    'INPUT',
  ],
  [
    'to the title of the page, as Escape in the search does',
    () => {
      press('/');
      find('input')?.focus();
      press('Escape');
      find('h1')?.focus();
    },
    'H1',
  ],
])('the focus stays if the user moves it %s while the conversation loads', (_where, act_, tag) => {
  show(closed);
  find('h1')?.focus();
  press('j');
  show(loading('ana'));
  act_();
  show(loaded('ana'));
  expect(focused()).toBe(tag);
});

it('the focus also stays while the thread of an opened row is not rendered yet', () => {
  show(loaded('ana'));
  press('j');
  show({ openId: 'bo', shownId: 'ana', isLoaded: true });
  press('Escape');
  find('h1')?.focus();
  show(loaded('bo'));
  expect(focused()).toBe('H1');
});

it('the focus leaves a removed pane after keys that do not move it', () => {
  show(loaded('ana'));
  press('j');
  show({ openId: 'bo', shownId: 'ana', isLoaded: true });
  press('j');
  show(loading('bo'));
  show(loaded('bo'));
  expect(focused()).toBe('H2');
});

it('the page title gets the focus when the conversation is closed', () => {
  show(loaded('ana'));
  show(closed);
  expect(focused()).toBe('H1');
});
