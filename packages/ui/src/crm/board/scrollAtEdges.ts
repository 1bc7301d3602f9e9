/** Near an edge the board scrolls: this near, in px, and this fast, in px a millisecond. */
const edge = 48;
const speed = 0.9;
/** After a pause the board goes on; it does not catch up. */
const longestFrame = 50;

export interface EdgeScroll {
  /** The pointer is here now. */
  point: (x: number) => void;
  stop: () => void;
}

/**
 * Scrolls a board for as long as the pointer is at its left or right edge, moved or not.
 *
 * @param onFrame another lane may be under the pointer now
 */
export function scrollAtEdges(board: Element, onFrame: () => void): EdgeScroll {
  let direction = 0;
  let frame = 0;

  function scroll(before: number, now: number): void {
    board.scrollLeft += direction * speed * Math.min(now - before, longestFrame);
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
      direction = x < left + edge ? -1 : x > right - edge ? 1 : 0;
      if (direction === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame((now) => scroll(now, now));
    },
    stop,
  };
}
