import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { InboxThreadProps } from './types.ts';

/**
 * The thread to draw, a moment after the row that it belongs to: whoever steps through the rows sees
 * the row first, and a thread that was stepped past is never drawn. Until then a key meets the thread
 * before, which is not the one that is meant: it changes nothing.
 *
 * @param open the thread that is open; null for none
 */
export function useShownThread(open: InboxThreadProps | null): InboxThreadProps | null {
  const deferred = useDeferredValue(open);
  const isDrawn = deferred?.conversationId === open?.conversationId;
  const shown = isDrawn ? open : deferred;
  const openId = useRef(open?.conversationId);
  useLayoutEffect(() => {
    openId.current = open?.conversationId;
  }, [open]);
  return useMemo<InboxThreadProps | null>(
    () =>
      shown && {
        ...shown,
        onEdit: (edit) => {
          if (shown.conversationId === openId.current) shown.onEdit(edit);
        },
      },
    [shown],
  );
}
