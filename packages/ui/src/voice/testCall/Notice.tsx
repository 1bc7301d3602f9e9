import type { ReactNode } from 'react';
import { Action, Root, Sentence, Title } from './Notice.styles.ts';

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
      {title ? <Title>{title}</Title> : null}
      <Sentence>{children}</Sentence>
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
