import type { ReactNode } from 'react';
import { Root } from './Notice.styles.ts';

export interface NoticeProps {
  title?: string;
  children: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
}

/** A condition on the panel of the call, announced politely. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <Root>
      {title ? <h3>{title}</h3> : null}
      <p>{children}</p>
      {action}
    </Root>
  );
}
