import type { ReactNode } from 'react';

export interface SpokenFieldProps {
  children: ReactNode;
}

/**
 * Speaks what is added to a field: the focus is often in it already when the service refuses, and
 * a description that changes under the focus is not read by itself.
 */
export function SpokenField({ children }: SpokenFieldProps) {
  return (
    <div aria-live="assertive" aria-relevant="additions">
      {children}
    </div>
  );
}
