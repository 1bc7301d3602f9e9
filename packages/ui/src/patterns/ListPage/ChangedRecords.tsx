import type { ReactNode } from 'react';
import { createContext, use, useEffect, useRef } from 'react';
import { focusChangedRecord } from '../../internal/focusChangedRecord.ts';

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
