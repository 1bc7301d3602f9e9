import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** Pixels after which letting go closes. */
const threshold = 72;

/**
 * Follows a finger that drags a sheet out at its side and says when it went far enough.
 * @returns Touch handlers for the sheet.
 */
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
