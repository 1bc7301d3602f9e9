import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { InboxThreadProps } from './types.ts';

/** Defers the thread, so that stepping through rows does not render the skipped ones. */
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
