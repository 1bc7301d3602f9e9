import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Description, Root, Title, Top, Words } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only `h1`; it takes the focus after a change of route. */
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** The tabs of a section, below. */
  tabs?: ReactNode;
}

/** What the page is called, what it is for and what can be done on it. */
export function PageHeader({ title, description, actions, tabs, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Top>
        <Words>
          <Title tabIndex={-1}>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </Words>
        {actions ? <Actions>{actions}</Actions> : null}
      </Top>
      {tabs}
    </Root>
  );
}
