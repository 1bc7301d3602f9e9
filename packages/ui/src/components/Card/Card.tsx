import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { Description, Header, Heading, Root } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the card; it also names the region. */
  title?: ReactNode;
  /** Heading level in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** One line below the title. */
  description?: ReactNode;
  /** Links, badges or a menu at the end of the title's line. */
  actions?: ReactNode;
  /** Raises the card on hover; for cards that are links or contain one main link. @default false */
  isInteractive?: boolean;
  /** Shows the accent border of a selected card. @default false */
  isSelected?: boolean;
}

/** A box around related content. Renders a `<section>` named by its title. */
export function Card({
  title,
  headingLevel = 2,
  description,
  actions,
  isInteractive,
  isSelected,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Tag = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Root
      aria-labelledby={title ? titleId : undefined}
      data-interactive={isInteractive || undefined}
      data-selected={isSelected || undefined}
      {...rest}
    >
      {title || actions ? (
        <Header>
          <div>
            {title ? (
              <Heading>
                <Tag id={titleId}>{title}</Tag>
              </Heading>
            ) : null}
            {description ? <Description>{description}</Description> : null}
          </div>
          {actions}
        </Header>
      ) : null}
      {children}
    </Root>
  );
}
