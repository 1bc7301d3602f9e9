import type { ReactNode } from 'react';
import { Action, Root, Sentence, Title } from './Notice.styles.ts';

export interface NoticeProps {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

export function Notice({ title, children, action }: NoticeProps) {
  return (
    <Root>
      {title ? <Title>{title}</Title> : null}
      <Sentence>{children}</Sentence>
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
