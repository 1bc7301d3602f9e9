import type { ReactNode } from 'react';

export interface SpokenFieldProps {
  children: ReactNode;
}

/** Announces an added error: screen readers ignore a new description of the focused field. */
export function SpokenField({ children }: SpokenFieldProps) {
  return (
    <div aria-live="assertive" aria-relevant="additions">
      {children}
    </div>
  );
}
