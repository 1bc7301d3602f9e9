import { useRef } from 'react';
import type { TouchEvent } from 'react';

const threshold = 72;

/** Lets the user drag a sheet towards its side; returns touch handlers for the sheet. */
export function useSwipe(side: 'start' | 'end', onSwipe: () => void) {
  const start = useRef({ x: 0, y: 0 });
  const outward = side === 'start' ? -1 : 1;

  function distance(touch: { clientX: number; clientY: number }): number {
    const x = (touch.clientX - start.current.x) * outward;
    const y = Math.abs(touch.clientY - start.current.y);
    return x > y ? x : 0;
  }

  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const touch = event.touches[0];
      if (touch) start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      const touch = event.touches[0];
      if (touch) event.currentTarget.style.translate = `${distance(touch) * outward}px`;
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const touch = event.changedTouches[0];
      event.currentTarget.style.translate = '';
      if (touch && distance(touch) > threshold) onSwipe();
    },
  };
}
