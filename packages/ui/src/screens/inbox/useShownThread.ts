import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { InboxThreadProps } from './types.ts';

/**
 * Returns the thread to render, deferred so that stepping through rows stays fast: skipped threads
 * are never rendered. Edits by key are ignored until the right thread is rendered.
 * @param open the open thread; null for none
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
