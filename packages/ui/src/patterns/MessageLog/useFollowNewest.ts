import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface FollowedContent {
  /** Key of the first message. Another one means that older messages were added above it. */
  firstKey?: string | undefined;
  /** Values whose change can change the height of the log; at most two. */
  content: readonly [unknown, unknown];
  onTop?: () => void;
}

/** Distance from the end, in px, within which the log scrolls along. */
const NEAR_END_PX = 24;

/** Follows the end until the user scrolls away; older messages keep the scroll position. */
export function useFollowNewest(
  ref: RefObject<HTMLElement | null>,
  { firstKey, content, onTop }: FollowedContent,
) {
  const [isFollowing, setFollowing] = useState(true);
  const known = useRef({ firstKey, height: 0 });

  // Reading the height forces a layout, so it is read only after changes of the content.
  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    const { scrollHeight } = log;
    if (isFollowing) log.scrollTop = scrollHeight;
    else if (known.current.firstKey !== firstKey) {
      log.scrollTop += scrollHeight - known.current.height;
    }
    known.current = { firstKey, height: scrollHeight };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content decides the height
  }, [ref, isFollowing, firstKey, content[0], content[1]]);

  // The window can shrink, for example by an on-screen keyboard.
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
    if (!isAtEnd && log.scrollTop < log.clientHeight / 2) onTop?.();
  }

  return { isFollowing, handleScroll, follow: () => setFollowing(true) };
}
