const EDGE_PX = 48;
const PX_PER_MS = 0.9;
/** After a pause the board does not catch up. */
const MAX_FRAME_MS = 50;

export interface EdgeScroll {
  point: (x: number) => void;
  stop: () => void;
}

/** Scrolls while the pointer is near an edge. `onFrame`: another lane may be under the pointer. */
export function scrollAtEdges(board: Element, onFrame: () => void): EdgeScroll {
  let direction = 0;
  let frame = 0;

  function scroll(before: number, now: number): void {
    board.scrollLeft += direction * PX_PER_MS * Math.min(now - before, MAX_FRAME_MS);
    onFrame();
    frame = requestAnimationFrame((next) => scroll(now, next));
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return {
    point: (x) => {
      const { left, right } = board.getBoundingClientRect();
      direction = x < left + EDGE_PX ? -1 : x > right - EDGE_PX ? 1 : 0;
      if (direction === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame((now) => scroll(now, now));
    },
    stop,
  };
}
