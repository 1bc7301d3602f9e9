// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusAfterChange } from './useFocusAfterChange.ts';

interface ListProps {
  rows: readonly string[];
  hasNext?: boolean;
}

const isGone = (row: string, rows: readonly string[]) => !rows.includes(row);
const nextControl = (page: HTMLElement) => page.querySelector<HTMLElement>('input');

function List({ rows, hasNext = false }: ListProps) {
  const page = useRef<HTMLDivElement>(null);
  const expectChange = useFocusAfterChange(page, rows, {
    hasChanged: isGone,
    ...(hasNext && { next: nextControl }),
  });
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>Team</h1>
      <input />
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => expectChange(row)}>
          {row}
        </button>
      ))}
    </div>
  );
}

let root: Root;
const show = (props: ListProps) => act(() => root.render(<List {...props} />));
const focused = () => document.activeElement?.tagName;
function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  button?.focus();
  button?.click();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each([
  [false, 'H1'],
  [true, 'INPUT'],
])('focuses the heading or the given control when the row is removed (%s: %s)', (hasNext, tag) => {
  show({ rows: ['Ana', 'Bo'], hasNext });
  press('Ana');
  show({ rows: ['Bo'], hasNext });
  expect(focused()).toBe(tag);
});

it('waits for the change of its row', () => {
  show({ rows: ['Ana', 'Bo', 'Cy'] });
  press('Ana');
  show({ rows: ['Ana', 'Bo'] });
  expect(focused()).toBe('BUTTON');
  show({ rows: ['Bo'] });
  expect(focused()).toBe('H1');
});

it('does not move the focus from another control', () => {
  show({ rows: ['Ana', 'Bo'] });
  press('Ana');
  document.querySelector('input')?.focus();
  show({ rows: ['Bo'] });
  expect(focused()).toBe('INPUT');
});

it('does not move the focus when a row leaves that was not announced', () => {
  show({ rows: ['Ana', 'Bo'] });
  document.querySelector('button')?.focus();
  show({ rows: ['Bo'] });
  expect(focused()).toBe('BODY');
});
