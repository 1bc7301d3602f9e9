import type { ComponentPropsWithRef } from 'react';
import { createContext, use } from 'react';

/** True once the user may act on the row around; true outside a table. */
export const ReachedRowContext = createContext(true);

/** Actions of a row, rendered once a pointer or the focus reaches it: most rows are never used. */
export function RowAction({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  const isReached = use(ReachedRowContext);
  return (
    <span {...rest} data-row-action>
      {isReached ? children : null}
    </span>
  );
}
