// @vitest-environment jsdom
import { act, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListRefsContext } from './ListRefsContext.ts';
import { usePagingFocus } from './usePagingFocus.ts';

interface ListProps {
  hasNext?: boolean;
  hasPaging?: boolean;
}

function Steps({ hasNext = true }: ListProps) {
  const footRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={footRef} {...usePagingFocus(footRef)}>
      <button type="button">Previous</button>
      <button type="button" disabled={!hasNext}>
        Next
      </button>
    </div>
  );
}

function List({ hasPaging = true, ...rest }: ListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => ({ heading, search }), []);
  return (
    <ListRefsContext value={refs}>
      <h2 ref={heading}>Contacts</h2>
      <input ref={search} />
      {hasPaging ? <Steps {...rest} /> : null}
    </ListRefsContext>
  );
}

let root: Root;
const show = (props: ListProps) => act(() => root.render(<List {...props} />));
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const next = () => find('button:last-child');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  show({});
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('keeps the focus on the button that was pressed', () => {
  next()?.focus();
  show({ hasNext: true });
  expect(document.activeElement).toBe(next());
});

it('moves the focus to the heading of the list if the button becomes disabled', () => {
  next()?.focus();
  show({ hasNext: false });
  expect(document.activeElement).toBe(find('h2'));
});

it('moves it there if the paging is removed', () => {
  next()?.focus();
  show({ hasPaging: false });
  expect(document.activeElement).toBe(find('h2'));
});

it('does not move a focus that is elsewhere', () => {
  next()?.focus();
  find('input')?.focus();
  show({ hasNext: false });
  expect(document.activeElement).toBe(find('input'));
  find('input')?.blur();
  show({ hasPaging: false });
  expect(document.activeElement).toBe(document.body);
});
