import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root, Text, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** One of the illustrations, 240 px wide at most. */
  art?: ReactNode;
  title: ReactNode;
  /** One sentence: what to do next. */
  text?: ReactNode;
  /** At most one. */
  action?: ReactNode;
}

/** Says that there is nothing to list, and what to do about it. */
export function EmptyState({ art, title, text, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {art}
      <Title>{title}</Title>
      {text ? <Text>{text}</Text> : null}
      {action}
    </Root>
  );
}
