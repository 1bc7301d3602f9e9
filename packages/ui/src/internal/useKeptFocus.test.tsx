// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeptFocus, useKeptRowFocus } from './useKeptFocus.ts';

interface BarProps {
  hasBar?: boolean;
  hasStop?: boolean;
  isDisabled?: boolean;
  leavesDisabled?: boolean;
}

function Bar({ hasBar = true, hasStop = true, isDisabled, leavesDisabled }: BarProps) {
  const next = useRef<HTMLInputElement>(null);
  const ref = useKeptFocus(() => next.current, { leavesDisabled });
  return (
    <main>
      <h1>Drafts</h1>
      <input ref={next} />
      {hasBar ? (
        <fieldset ref={ref} disabled={isDisabled}>
          {hasStop ? <button type="button">Stop</button> : null}
        </fieldset>
      ) : null}
      <a href="/help">Help</a>
    </main>
  );
}

function Row({ rowRef, buttons }: { rowRef: (row: HTMLElement | null) => void; buttons: string }) {
  return (
    <li ref={rowRef}>
      {buttons.split(' ').map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </li>
  );
}

function List({ rows }: { rows: readonly string[] }) {
  const { listRef, rowRef } = useKeptRowFocus();
  return (
    <main>
      <h1>Uploads</h1>
      {rows.length > 0 ? (
        <ul ref={listRef}>
          {rows.map((row) => (
            <Row key={row.charAt(0)} rowRef={rowRef} buttons={row} />
          ))}
        </ul>
      ) : null}
      <input />
    </main>
  );
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = (element: React.ReactNode) => act(async () => root.render(element));
function focus(text: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('button, a')];
  all.find(({ textContent }) => textContent === text)?.focus();
}
const focused = () => {
  const { activeElement } = document;
  return activeElement?.textContent && activeElement !== document.body
    ? activeElement.textContent
    : activeElement?.tagName;
};

describe('useKeptFocus', () => {
  it.each<[string, BarProps, string]>([
    ['the focused control is removed', { hasStop: false }, 'INPUT'],
    ['its part is removed', { hasBar: false }, 'INPUT'],
    [
      'it is disabled, and disabled ones are left',
      { isDisabled: true, leavesDisabled: true },
      'INPUT',
    ],
    ['nothing is removed', {}, 'Stop'],
  ])('when %s', async (_when, change, expected) => {
    const { leavesDisabled = false } = change;
    await show(<Bar leavesDisabled={leavesDisabled} />);
    focus('Stop');
    await show(<Bar {...change} />);
    expect(focused()).toBe(expected);
  });

  it('returns to a disabled control once it is enabled', async () => {
    await show(<Bar />);
    focus('Stop');
    await show(<Bar isDisabled />);
    (document.activeElement as HTMLElement).blur();
    await show(<Bar />);
    expect(focused()).toBe('Stop');
  });

  it.each<[string, () => void, string]>([
    ['to another control', () => focus('Help'), 'Help'],
    ['away from all controls', () => (document.activeElement as HTMLElement).blur(), 'BODY'],
  ])('does nothing after the user moved the focus %s', async (_where, move, expected) => {
    await show(<Bar />);
    focus('Stop');
    move();
    await show(<Bar hasStop={false} />);
    expect(focused()).toBe(expected);
    await show(<Bar hasBar={false} />);
    expect(focused()).toBe(expected);
  });

  it('keeps the focus of an element that had it on mount', async () => {
    function Focused() {
      return (
        <button type="button" ref={(button) => button?.focus()}>
          Own
        </button>
      );
    }
    function Frame({ hasOwn }: { hasOwn: boolean }) {
      const next = useRef<HTMLInputElement>(null);
      const ref = useKeptFocus(() => next.current);
      return (
        <>
          <div ref={ref}>{hasOwn ? <Focused /> : null}</div>
          <input ref={next} />
        </>
      );
    }
    await show(<Frame hasOwn />);
    await show(<Frame hasOwn={false} />);
    expect(focused()).toBe('INPUT');
  });
});

describe('useKeptRowFocus', () => {
  const rows = ['a1 a2', 'b1 b2', 'c1 c2'];
  it.each<[string, string, readonly string[], string]>([
    ['the next row, in the same column', 'b2', ['a1 a2', 'c1 c2'], 'c2'],
    ['the last control of the next row if it has fewer', 'b2', ['a1 a2', 'c1'], 'c1'],
    ['the previous row after the last', 'c1', ['a1 a2', 'b1 b2'], 'b1'],
    ['the row itself if only the control was removed', 'b2', ['a1 a2', 'b1 b3', 'c1 c2'], 'b3'],
    ['the next row when others are added', 'b1', ['a1 a2', 'c1 c2', 'd1', 'e1'], 'c1'],
    ['the previous row if several were removed', 'b1', ['a1 a2'], 'a1'],
    ['the heading after the last row', 'b1', [], 'Uploads'],
  ])('focuses %s', async (_where, from, next, expected) => {
    await show(<List rows={rows} />);
    focus(from);
    await show(<List rows={next} />);
    expect(focused()).toBe(expected);
  });

  it('uses the order of rows after they were moved', async () => {
    await show(<List rows={rows} />);
    await show(<List rows={['c1 c2', 'a1 a2', 'b1 b2']} />);
    focus('c1');
    await show(<List rows={['a1 a2', 'b1 b2']} />);
    expect(focused()).toBe('a1');
  });

  it('does not take the focus from another control', async () => {
    await show(<List rows={rows} />);
    focus('b1');
    document.querySelector('input')?.focus();
    await show(<List rows={[]} />);
    expect(focused()).toBe('INPUT');
  });
});
