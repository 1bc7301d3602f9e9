import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** As near to its end as this, in pixels, the log follows what is said. */
const NEAR = 24;

/**
 * Keeps the end of a log in view until the reader scrolls away, and the place that is read where older
 * messages come above it.
 *
 * @param firstKey names the first message: another one means that older ones came
 * @param onTop called when the reader nears the beginning
 */
export function useFollow(
  ref: RefObject<HTMLElement | null>,
  firstKey: string | undefined,
  onTop: () => void,
) {
  const [isFollowing, setFollowing] = useState(true);
  const known = useRef({ firstKey, height: 0 });

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    const { scrollHeight } = log;
    if (isFollowing) log.scrollTop = scrollHeight;
    else if (known.current.firstKey !== firstKey) {
      log.scrollTop += scrollHeight - known.current.height;
    }
    known.current = { firstKey, height: scrollHeight };
  });

  // The window may grow smaller around it, as by a keyboard on the screen.
  useLayoutEffect(() => {
    const log = ref.current;
    if (!log || !isFollowing) return undefined;
    const observer = new ResizeObserver(() => {
      log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [ref, isFollowing]);

  function handleScroll(): void {
    const log = ref.current;
    if (!log) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= NEAR;
    setFollowing(isAtEnd);
    if (!isAtEnd && log.scrollTop < log.clientHeight / 2) onTop();
  }

  return { isFollowing, handleScroll, follow: () => setFollowing(true) };
}
