import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Description, Root, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** One of the illustrations, 240 px wide at most. */
  illustration?: ReactNode;
  /** What there is none of. */
  title: ReactNode;
  /** One sentence: what to do next. */
  description?: ReactNode;
  /** At most one. */
  actions?: ReactNode;
}

/** Says that there is nothing to list, and what to do about it. */
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
