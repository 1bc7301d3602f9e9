import type { ReactNode } from 'react';
import { Box } from './Notice.styles.ts';

export interface NoticeProps {
  title?: string;
  children: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
}

/** A condition on the panel of the call, announced politely. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <Box>
      {title ? <h3>{title}</h3> : null}
      <p>{children}</p>
      {action}
    </Box>
  );
}
