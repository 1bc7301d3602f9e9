import type { ComponentPropsWithRef } from 'react';
import { createContext, use } from 'react';

/** True once the user may act on the row around; true outside a table. */
export const RowActivatedContext = createContext(true);

/** Actions of a row, rendered once a pointer or the focus reaches it, because most rows are never used. */
export function RowAction({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  const isActivated = use(RowActivatedContext);
  return (
    <span {...rest} data-row-action>
      {isActivated ? children : null}
    </span>
  );
}
