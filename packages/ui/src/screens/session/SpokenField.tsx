import type { ReactNode } from 'react';

export interface SpokenFieldProps {
  children: ReactNode;
}

/**
 * Announces text that is added to a field. The field may have the focus when the service refuses,
 * and screen readers do not announce changes of its description.
 */
export function SpokenField({ children }: SpokenFieldProps) {
  return (
    <div aria-live="assertive" aria-relevant="additions">
      {children}
    </div>
  );
}
