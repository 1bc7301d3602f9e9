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

interface ChangedMarkProps {
  ids: readonly string[];
  /** True for a record that the list may add out of view. @default false */
  scrollsIntoView?: boolean;
}

/** Visual only, as a toast announces it. Focuses the row unless the user's focus is elsewhere. */
export function ChangedMark({ ids, scrollsIntoView = false }: ChangedMarkProps) {
  const changed = use(ChangedContext);
  const isChanged = changed.size > 0 && ids.some((id) => changed.has(id));
  return isChanged ? <Mark scrollsIntoView={scrollsIntoView} /> : null;
}

function Mark({ scrollsIntoView }: Pick<ChangedMarkProps, 'scrollsIntoView'>) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (scrollsIntoView) recordOf(ref.current)?.scrollIntoView({ block: 'nearest' });
    focusChangedRecord(ref.current);
  }, [scrollsIntoView]);
  return <span ref={ref} hidden data-changed />;
}

/** Found by the mark inside, because a ref per row would slow down a long table. */
const recordOf = (mark: Element | null) => mark?.closest<HTMLElement>('tr, li, article');

/** Focuses a changed record in view, unless the user's focus is elsewhere. */
function focusChangedRecord(mark: Element | null): void {
  const record = recordOf(mark);
  if (!record || !isFocusIdle()) return;
  const { top, bottom } = record.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return;
  // The caller renders the record, so its link has no ref here.
  const target = record.hasAttribute('tabindex')
    ? record
    : record.querySelector<HTMLElement>('a[href], button');
  target?.focus({ preventScroll: true });
}
