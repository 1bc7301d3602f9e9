import type { ReactNode } from 'react';
import { createContext, use, useEffect, useRef } from 'react';
import { focusChanged } from '../../internal/focusChanged.ts';

const ChangedContext = createContext<ReadonlySet<string>>(new Set());

interface ChangedRecordsProps {
  /** Ids of what was just created or changed, for as long as it is to be marked. */
  ids: ReadonlySet<string>;
  /** The lists that mark them. */
  children: ReactNode;
}

/** Tells the lists inside what was just created or changed. Renders no element. */
export function ChangedRecords({ ids, children }: ChangedRecordsProps) {
  return <ChangedContext value={ids}>{children}</ChangedContext>;
}

/**
 * Marks the row or card it is in while the record of one of these ids is new or changed. For eyes
 * alone: whoever hears the screen is told by the toast. Where only the heading of the page has the
 * focus, or nothing, the row gets it.
 */
export function ChangedMark({ ids }: { ids: readonly string[] }) {
  const changed = use(ChangedContext);
  return changed.size > 0 && ids.some((id) => changed.has(id)) ? <Mark /> : null;
}

function Mark() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => focusChanged(ref.current), []);
  return <span ref={ref} hidden data-changed />;
}
