import type { ComponentPropsWithRef } from 'react';
import { createContext, use } from 'react';

/** True once the user may act on the row around; true outside a table. */
export const ReachedRowContext = createContext(true);

/**
 * Container for the actions of a row. Renders them once a pointer or the focus has reached the row,
 * or while it is open or selected, because most of a thousand rows are never used. Keeps its width
 * meanwhile. Renders a `<span>`.
 */
export function RowAction({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  const isReached = use(ReachedRowContext);
  return (
    <span {...rest} data-row-action>
      {isReached ? children : null}
    </span>
  );
}
