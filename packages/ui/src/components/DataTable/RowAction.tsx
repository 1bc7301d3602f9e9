import type { ComponentPropsWithRef } from 'react';
import { createContext, use } from 'react';

/** Whether somebody may want to act on the row around; outside of a table that is always so. */
export const NearedRowContext = createContext(true);

/**
 * Holds what can be done with a row: drawn once a pointer or the focus came to the row, or it is open
 * or selected, since of many rows nobody nears most. It keeps its room. Renders a `<span>`.
 */
export function RowAction({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  const isNeared = use(NearedRowContext);
  return (
    <span {...rest} data-row-action>
      {isNeared ? children : null}
    </span>
  );
}
