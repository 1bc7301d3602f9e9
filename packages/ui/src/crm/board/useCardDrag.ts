import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { LeadRow } from '../crmRows.ts';
import type { BoardMoves } from './useBoardMoves.ts';

/** A press becomes a drag after this many px: below it is a click. */
const threshold = 6;
/** Near an edge the board scrolls: this near, and this far for each move, in px. */
const edge = 48;
const scrollStep = 14;

/** The status of the lane under a point. */
function laneAt(x: number, y: number): string | undefined {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
  return lane?.dataset['lane'];
}

function scrollBoard(card: HTMLElement, x: number): void {
  const board = card.closest('[data-board]');
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollLeft -= scrollStep;
  else if (x > right - edge) board.scrollLeft += scrollStep;
}

/**
 * Lets a mouse or a pen drag cards between lanes. A finger scrolls; it has the card's menu. The
 * card follows by its own style, since a render for each move would cost more than the frame.
 */
export function useCardDrag({ start, moveOver, moveTo, cancel }: BoardMoves) {
  const latest = useRef({ start, moveOver, moveTo, cancel });
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = { start, moveOver, moveTo, cancel };
  });
  useEffect(() => () => stop.current?.(), []);

  return (row: LeadRow, event: ReactPointerEvent<HTMLElement>): void => {
    const { target, currentTarget: card, clientX, clientY, pointerId } = event;
    const isOnControl = target instanceof Element && target.closest('button') !== null;
    if (event.pointerType === 'touch' || event.button !== 0 || isOnControl) return;
    let isDragging = false;
    const controller = new AbortController();

    function end(): void {
      controller.abort();
      stop.current = null;
      card.removeAttribute('data-dragged');
      card.style.transform = '';
    }

    function handleMove(move: PointerEvent): void {
      if (move.pointerId !== pointerId) return;
      const x = move.clientX - clientX;
      const y = move.clientY - clientY;
      if (!isDragging) {
        if (Math.hypot(x, y) < threshold) return;
        isDragging = true;
        card.setAttribute('data-dragged', '');
        window.getSelection()?.removeAllRanges();
        latest.current.start(row, 'pointer');
      }
      move.preventDefault();
      card.style.transform = `translate(${x}px, ${y}px) rotate(var(--card-tilt))`;
      scrollBoard(card, move.clientX);
      latest.current.moveOver(laneAt(move.clientX, move.clientY) ?? row.lead.status);
    }

    function handleUp(up: PointerEvent): void {
      if (up.pointerId !== pointerId) return;
      end();
      if (!isDragging) return;
      latest.current.moveTo(row, laneAt(up.clientX, up.clientY) ?? row.lead.status);
      // The click that follows a drag is none.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    }

    function giveBack(): void {
      end();
      if (isDragging) latest.current.cancel();
    }

    function handleKey(key: KeyboardEvent): void {
      if (key.key === 'Escape' && isDragging) giveBack();
    }

    const { signal } = controller;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', giveBack, { signal });
    window.addEventListener('blur', giveBack, { signal });
    window.addEventListener('keydown', handleKey, { signal });
    stop.current = end;
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
