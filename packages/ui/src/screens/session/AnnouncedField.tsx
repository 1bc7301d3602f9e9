import type { ReactNode } from 'react';

export interface AnnouncedFieldProps {
  children: ReactNode;
}

/** Announces an added error: screen readers ignore a new description of the focused field. */
export function AnnouncedField({ children }: AnnouncedFieldProps) {
  return (
    <div aria-live="assertive" aria-relevant="additions">
      {children}
    </div>
  );
}
