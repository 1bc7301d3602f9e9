import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import type { LeadRow } from '../crmRows.ts';
import { dropCard, liftCard } from './liftedCard.ts';
import type { Point } from './liftedCard.ts';
import { scrollAtEdges } from './scrollAtEdges.ts';
import type { BoardMoves } from './useBoardMoves.ts';

const DRAG_THRESHOLD_PX = 6;

/** Uses hit testing, because the window handles the moves, not the lanes. */
function laneAt({ x, y }: Point): string | undefined {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
  return lane?.dataset['lane'];
}

/** Mouse or pen; touch scrolls. The card moves by style: a render takes longer than a frame. */
export function useCardDrag(
  boardRef: RefObject<HTMLElement | null>,
  { start, moveOver, moveTo, cancel }: BoardMoves,
) {
  const latest = useRef({ start, moveOver, moveTo, cancel });
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = { start, moveOver, moveTo, cancel };
  });
  useEffect(() => () => stop.current?.(), []);

  return (row: LeadRow, event: ReactPointerEvent<HTMLElement>): void => {
    const { target, currentTarget: card, clientX, clientY, pointerId } = event;
    // The card cannot know which of its parts are controls.
    const isOnControl = target instanceof Element && target.closest('button') !== null;
    if (event.pointerType === 'touch' || event.button !== 0 || isOnControl) return;
    let moveCard: ReturnType<typeof liftCard> | null = null;
    let last: Point = { x: clientX, y: clientY };
    const board = boardRef.current;
    const edges = board && scrollAtEdges(board, updateTarget);
    const controller = new AbortController();

    function end(): void {
      controller.abort();
      stop.current = null;
      edges?.stop();
      dropCard(card);
    }

    function updateTarget(): void {
      latest.current.moveOver(laneAt(last) ?? row.lead.statusText);
    }

    function handleMove(move: PointerEvent): void {
      if (move.pointerId !== pointerId) return;
      const x = move.clientX - clientX;
      const y = move.clientY - clientY;
      if (!moveCard) {
        if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
        moveCard = liftCard(card);
        window.getSelection()?.removeAllRanges();
        latest.current.start(row, 'pointer');
      }
      move.preventDefault();
      moveCard({ x, y });
      last = { x: move.clientX, y: move.clientY };
      edges?.point(last.x);
      updateTarget();
    }

    function handleUp(upEvent: PointerEvent): void {
      if (upEvent.pointerId !== pointerId) return;
      const isDrag = moveCard !== null;
      const from = card.getBoundingClientRect();
      const status = isDrag ? laneAt({ x: upEvent.clientX, y: upEvent.clientY }) : undefined;
      end();
      if (!isDrag) return;
      latest.current.moveTo(row, status ?? row.lead.statusText, from);
      window.addEventListener('click', preventClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', preventClick, { capture: true }));
    }

    function giveBack(): void {
      end();
      if (moveCard) latest.current.cancel();
    }

    const handleKey = unlessComposing((key: KeyboardEvent) => {
      if (key.key === 'Escape' && moveCard) giveBack();
    });

    const { signal } = controller;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', giveBack, { signal });
    window.addEventListener('blur', giveBack, { signal });
    window.addEventListener('keydown', handleKey, { signal });
    stop.current = end;
  };
}

function preventClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
