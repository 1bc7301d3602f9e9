import type { InboxThread } from '@platform/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { InboxOutgoing } from './types.ts';

/** As near to its end as this, in pixels, the log follows what is said. */
const NEAR = 24;

/**
 * Keeps the end of a log in view until the reader scrolls away, and the place that is read where older
 * messages come above it.
 *
 * @param messages another first one means that older ones came
 * @param outgoing what stands after them
 * @param onTop called when the reader nears the beginning
 */
export function useFollow(
  ref: RefObject<HTMLElement | null>,
  messages: InboxThread['messages'],
  outgoing: readonly InboxOutgoing[],
  onTop: () => void,
) {
  const [isFollowing, setFollowing] = useState(true);
  const firstKey = messages[0]?.key;
  const known = useRef({ firstKey, height: 0 });

  // To ask for its height has the browser lay the page out: only where that may be another.
  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    const { scrollHeight } = log;
    if (isFollowing) log.scrollTop = scrollHeight;
    else if (known.current.firstKey !== firstKey) {
      log.scrollTop += scrollHeight - known.current.height;
    }
    known.current = { firstKey, height: scrollHeight };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is said decides the height
  }, [ref, isFollowing, firstKey, messages, outgoing]);

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
