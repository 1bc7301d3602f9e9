import type { ComponentPropsWithRef } from 'react';
import { createContext, use } from 'react';

/** Whether somebody may want to act on the row around; outside of a table that is always so. */
export const ReachedRowContext = createContext(true);

/**
 * Holds what can be done with a row: drawn once a pointer or the focus came to the row, or it is open
 * or selected, since most of a thousand rows are never looked at. It keeps its room. Renders a `<span>`.
 */
export function RowAction({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  const isReached = use(ReachedRowContext);
  return (
    <span {...rest} data-row-action>
      {isReached ? children : null}
    </span>
  );
}
