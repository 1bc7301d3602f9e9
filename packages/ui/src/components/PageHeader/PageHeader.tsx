import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MoreActions } from './MoreActions.tsx';
import type { PageAction } from './MoreActions.tsx';
import { Actions, Description, Root, Title, Top, TextBlock } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only `h1`; it gets the focus after a navigation. */
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The page's primary action; on a phone it remains a button. */
  actions?: ReactNode;
  /** Secondary actions: buttons before the primary one, on a phone a menu after it. */
  moreActions?: readonly PageAction[] | undefined;
  /** Label of that menu. @default 'More actions' */
  moreLabel?: string | undefined;
  /** Tabs of a section, below the title. */
  tabs?: ReactNode;
  /** Leaves more room for what follows, such as a list. @default true with `tabs` */
  isCompact?: boolean | undefined;
}

const NONE: readonly PageAction[] = [];

/** Title, description and actions of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, actions, moreActions = NONE, moreLabel, tabs, ...others } = props;
  const { isCompact = Boolean(tabs), ...rest } = others;
  return (
    <Root {...rest} data-compact={isCompact || undefined}>
      <Top>
        <TextBlock>
          <Title tabIndex={-1}>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </TextBlock>
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
