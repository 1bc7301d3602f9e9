import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MoreActions } from './MoreActions.tsx';
import type { PageAction } from './MoreActions.tsx';
import { Actions, Description, Root, Title, Top, Words } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only `h1`; it takes the focus after a change of route. */
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The page's own action, a button; on a phone it stays one. */
  actions?: ReactNode;
  /** Further actions: buttons before it, on a phone a menu after it. */
  moreActions?: readonly PageAction[] | undefined;
  /** Names that menu. @default 'More actions' */
  moreLabel?: string | undefined;
  /** The tabs of a section, below. */
  tabs?: ReactNode;
}

const NONE: readonly PageAction[] = [];

/** What the page is called, what it is for and what can be done on it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, actions, moreActions = NONE, moreLabel, tabs, ...rest } = props;
  return (
    <Root {...rest}>
      <Top>
        <Words>
          <Title tabIndex={-1}>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </Words>
        {actions || moreActions.length > 0 ? (
          <Actions>
            <MoreActions actions={moreActions} label={moreLabel}>
              {actions}
            </MoreActions>
          </Actions>
        ) : null}
      </Top>
      {tabs}
    </Root>
  );
}
