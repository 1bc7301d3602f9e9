import type { ReactNode } from 'react';
import { createContext, use, useEffect, useRef } from 'react';
import { isFocusIdle } from '../../internal/isFocusIdle.ts';

const ChangedContext = createContext<ReadonlySet<string>>(new Set());

interface ChangedRecordsProps {
  /** Ids of new or changed records, while they are highlighted. */
  ids: ReadonlySet<string>;
  children: ReactNode;
}

export function ChangedRecords({ ids, children }: ChangedRecordsProps) {
  return <ChangedContext value={ids}>{children}</ChangedContext>;
}

/** Visual only, as a toast announces it. Focuses the row unless the user's focus is elsewhere. */
export function ChangedMark({ ids }: { ids: readonly string[] }) {
  const changed = use(ChangedContext);
  return changed.size > 0 && ids.some((id) => changed.has(id)) ? <Mark /> : null;
}

function Mark() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => focusChangedRecord(ref.current), []);
  return <span ref={ref} hidden data-changed />;
}

/**
 * Focuses a changed record in view, unless the user's focus is elsewhere. Found by the mark inside,
 * because a ref per row would slow down a long table.
 */
function focusChangedRecord(mark: Element | null): void {
  const record = mark?.closest<HTMLElement>('tr, li, article');
  if (!record || !isFocusIdle()) return;
  const { top, bottom } = record.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return;
  // The caller renders the record, so its link has no ref here.
  const target = record.hasAttribute('tabindex')
    ? record
    : record.querySelector<HTMLElement>('a[href], button');
  target?.focus({ preventScroll: true });
}
