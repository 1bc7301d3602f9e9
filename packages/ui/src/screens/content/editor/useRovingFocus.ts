import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '@platform/i18n/text';

/** Roving tab index of a toolbar (WAI-ARIA APG "Toolbar"). */
export function useRovingFocus() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  // In the order of the page, which a set of refs would not have.
  const buttons = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const all = buttons();
    const index = all.findIndex((button) => button === event.target);
    const isRtl = rootRef.current !== null && getComputedStyle(rootRef.current).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const previousKey = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [forward, (index + 1) % all.length],
      [previousKey, (index - 1 + all.length) % all.length],
      ['Home', 0],
      ['End', all.length - 1],
    ]).get(event.key);
    if (index === -1 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function onFocus(event: FocusEvent): void {
    const index = buttons().findIndex((button) => button === event.target);
    if (index !== -1) setStop(index);
  }

  return {
    toolbarProps: { ref: rootRef, onKeyDown: handleKeyDown, onFocus },
    stop,
  };
}
