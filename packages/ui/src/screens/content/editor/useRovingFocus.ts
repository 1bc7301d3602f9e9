import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '@platform/i18n/text';

const BUTTONS = 'button';

/** Roving tab index of a toolbar (WAI-ARIA APG "Toolbar"). */
export function useRovingFocus() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttons = () => [...(rootRef.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const all = buttons();
    const place = all.findIndex((button) => button === event.target);
    const isRtl = rootRef.current !== null && getComputedStyle(rootRef.current).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [forward, (place + 1) % all.length],
      [back, (place - 1 + all.length) % all.length],
      ['Home', 0],
      ['End', all.length - 1],
    ]).get(event.key);
    if (place === -1 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function onFocus(event: FocusEvent): void {
    const place = buttons().findIndex((button) => button === event.target);
    if (place !== -1) setStop(place);
  }

  return {
    toolbarProps: { ref: rootRef, onKeyDown: handleKeyDown, onFocus },
    stop,
  };
}
