import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Description, Root, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** One of the illustrations, at most 240 px wide. */
  illustration?: ReactNode;
  /** Names what is missing, such as "No contacts yet". */
  title: ReactNode;
  /** One sentence: what to do next. */
  description?: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
}

/** Explains an empty list and offers the next step. */
export function EmptyState({
  illustration,
  title,
  description,
  actions,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      {illustration}
      <Title>{title}</Title>
      {description ? <Description>{description}</Description> : null}
      {actions}
    </Root>
  );
}
