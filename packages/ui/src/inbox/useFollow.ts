import type { InboxThread } from '@platform/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { InboxOutgoing } from './types.ts';

/** Distance from the end, in px, within which the log follows new messages. */
const NEAR_END_PX = 24;

/**
 * Keeps the end of a log in view until the user scrolls up, and the scroll position when older
 * messages are inserted above.
 * @param messages a new first message means that older ones were loaded
 * @param outgoing messages after them
 * @param onTop called near the beginning
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

  // Reading the height forces a layout, so only when it may have changed.
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

  // The log shrinks when a virtual keyboard opens.
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
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= NEAR_END_PX;
    setFollowing(isAtEnd);
    if (!isAtEnd && log.scrollTop < log.clientHeight / 2) onTop();
  }

  return { isFollowing, handleScroll, follow: () => setFollowing(true) };
}
