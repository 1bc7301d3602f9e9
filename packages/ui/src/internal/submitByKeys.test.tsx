// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { styled } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendByEnter, submitByKeys } from './submitByKeys.ts';

const Form = styled.form``;

const submit = vi.fn<() => void>();
let root: Root;

/** Presses a key in the text of a form; true if the browser would insert a line break. */
function breaksLine(init: KeyboardEventInit, hint?: 'send'): boolean {
  act(() =>
    root.render(
      <Form
        onKeyDown={submitByKeys}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <textarea aria-label="Text" enterKeyHint={hint} onKeyDown={sendByEnter} />
        <button type="submit">Send</button>
      </Form>,
    ),
  );
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    keyCode: 13,
    bubbles: true,
    cancelable: true,
    ...init,
  });
  act(() => void document.querySelector('textarea')?.dispatchEvent(event));
  return !event.defaultPrevented;
}

const onTouch = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTouch(false);
  submit.mockClear();
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each<[string, KeyboardEventInit, { sends: boolean; breaks: boolean }]>([
  ['Enter', {}, { sends: true, breaks: false }],
  ['Ctrl + Enter', { ctrlKey: true }, { sends: true, breaks: false }],
  ['Cmd + Enter', { metaKey: true }, { sends: true, breaks: false }],
  ['Shift + Enter', { shiftKey: true }, { sends: false, breaks: true }],
  ['Alt + Enter', { altKey: true }, { sends: false, breaks: true }],
  ['a held Enter', { repeat: true }, { sends: false, breaks: false }],
  ['an Enter during composition', { isComposing: true }, { sends: false, breaks: true }],
  ['the Enter that ends a composition', { keyCode: 229 }, { sends: false, breaks: true }],
  ['another key', { key: 'a', keyCode: 65 }, { sends: false, breaks: true }],
])('%s in a chat', (_, init, { sends, breaks }) => {
  expect(breaksLine(init)).toBe(breaks);
  expect(submit).toHaveBeenCalledTimes(sends ? 1 : 0);
});

it('breaks the line by the Enter of a screen keyboard, unless that key says send', () => {
  onTouch(true);
  expect(breaksLine({})).toBe(true);
  expect(submit).not.toHaveBeenCalled();
  expect(breaksLine({}, 'send')).toBe(false);
  expect(submit).toHaveBeenCalledTimes(1);
});
