import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { clampWidth } from './columnLayout.ts';
import { headOf, isRtl, roomFor } from './measure.ts';

interface Drag {
  handle: HTMLElement;
  /** In px. */
  startX: number;
  startWidth: number;
  largest: number;
  direction: 1 | -1;
  /** Null until the pointer has moved. */
  width: number | null;
  previousWidth: string;
}

interface ResizeDragOptions {
  onStart: () => void;
  /** Called with the width in px; null if the pointer has not moved or the drag was cancelled. */
  onEnd: (width: number | null) => void;
}

/** Movements in px that still count as a press. */
const PRESS_TOLERANCE = 3;

/** Custom property of a header, which only its styles read: rows are not rendered while dragging. */
const WIDTH = '--platform-column-width';

/** Drags the end of a column by mouse, pen or finger. */
export function useResizeDrag({ onStart, onEnd }: ResizeDragOptions) {
  const dragRef = useRef<Drag>(null);

  /** Returns false if nothing was being dragged. */
  function end(isCancelled: boolean): boolean {
    const drag = dragRef.current;
    dragRef.current = null;
    if (!drag || drag.width === null) return false;
    delete drag.handle.dataset['dragging'];
    if (isCancelled) headOf(drag.handle).style.setProperty(WIDTH, drag.previousWidth);
    onEnd(isCancelled ? null : drag.width);
    return true;
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLHRElement>) {
      const handle = event.currentTarget;
      if (event.button !== 0) return;
      // Prevents the selection of text; the press focuses the handle instead.
      event.preventDefault();
      handle.focus({ preventScroll: true });
      handle.setPointerCapture(event.pointerId);
      const head = headOf(handle);
      dragRef.current = {
        handle,
        startX: event.clientX,
        startWidth: head.offsetWidth,
        largest: head.offsetWidth + roomFor(handle),
        direction: isRtl(handle) ? -1 : 1,
        width: null,
        previousWidth: head.style.getPropertyValue(WIDTH),
      };
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLHRElement>) {
      const drag = dragRef.current;
      if (!drag) return;
      const distance = (clientX - drag.startX) * drag.direction;
      if (drag.width === null) {
        if (Math.abs(distance) < PRESS_TOLERANCE) return;
        currentTarget.dataset['dragging'] = '';
        onStart();
      }
      drag.width = clampWidth(drag.startWidth + distance, drag.largest);
      headOf(currentTarget).style.setProperty(WIDTH, `${drag.width}px`);
    },
    onPointerUp: () => void end(false),
    onPointerCancel: () => void end(true),
  };
  return { handlers, cancel: () => end(true) };
}
