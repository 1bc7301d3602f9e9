import { useTranslation } from '@platform/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCallback, useId, useMemo, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import type { PageHeaderProps } from '../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { Remote } from '../../remote.ts';
import type { ListPageSlots } from '../ScreenSlots/types.ts';
import { RemoteError } from '../RemoteContent/RemoteError.tsx';
import type { RemoteErrorProps } from '../RemoteContent/RemoteError.tsx';
import { Notice, Root, Stats, Waiting } from './ListPage.styles.ts';
import { ListRefsContext } from './ListRefsContext.ts';
import { LazySelectionBar, ListToolbar } from './ListToolbar.tsx';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { useIsScrolledPast } from './useIsScrolledPast.ts';
import { useSelectAction } from './useSelectAction.ts';
import type { ListSelection } from './useSelection.ts';
import type { ListToolbarProps } from './ListToolbar.tsx';

const LazyComingSoon = lazyComponent(
  () => import('../MessagePage/ComingSoonMessage.tsx'),
  'ComingSoonMessage',
);

export interface ListPageProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'title'>,
    Pick<PageHeaderProps, 'title' | 'description' | 'actions' | 'moreActions' | 'tabs'>,
    Pick<RemoteErrorProps, 'retryAs'> {
  /** Figures above the list, such as `RemoteStats`. */
  stats?: ReactNode;
  /** Lasting message about the page, above the list. */
  notice?: ReactNode;
  /** Heading, search and filters of the list. */
  toolbar?: Omit<ListToolbarProps, 'headingId' | 'action'> | undefined;
  /** Remote data of the list. The body shows its first load and its error. */
  source: Remote<unknown>;
  /** Title of a banner that shows every error of the list above the toolbar. */
  errorTitle?: string | undefined;
  /** Lasting message about the list, directly above its rows. */
  listNotice?: ReactNode;
  /** Shown instead of the list while the session is loading. */
  loadingText?: string | undefined;
  /** A `ListPaging`; omit it if everything is on one page. */
  paging?: ReactNode;
  /** Makes rows selectable; needs a `toolbar`. */
  selection?:
    | (Pick<ListSelection, 'value' | 'isSelecting' | 'clear'> &
        Partial<Pick<ListSelection, 'start'>> &
        Pick<SelectionBarProps, 'actions'>)
    | undefined;
  /** Parts of the embedder, from `useList`. */
  slots?: ListPageSlots | undefined;
  /** A `RecordPanel` next to the list. */
  panel?: ReactNode;
  /** `ListTable`, or another body in a `RemoteContent`. */
  children: ReactNode;
}

/** List page for a `Page`, with a sticky toolbar and table header. Renders a `<div>`. */
export function ListPage({
  title,
  description,
  actions,
  moreActions,
  tabs,
  stats,
  notice,
  toolbar,
  source,
  errorTitle,
  listNotice,
  loadingText,
  retryAs,
  paging,
  selection: ownSelection,
  slots,
  panel,
  children,
  ...rest
}: ListPageProps) {
  const t = useTranslation();
  const headingId = useId();
  const headerRef = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => ({ heading, search, table }), []);
  const actionRef = useRef<HTMLDivElement>(null);
  const isPast = useIsScrolledPast(
    headerRef,
    useCallback(() => Boolean(actionRef.current?.contains(document.activeElement)), []),
  );

  const refreshError = source.status === 'ready' ? source.refreshError : undefined;
  const error = source.status === 'error' ? source : refreshError;

  const selection = ownSelection ?? slots?.selection;
  const bar = selection &&
    (selection.isSelecting || selection.value.size > 0) && {
      count: selection.value.size,
      actions: (
        <>
          {ownSelection?.actions}
          {slots?.bulkActions}
        </>
      ),
      onClear: selection.clear,
    };
  usePreload(LazySelectionBar);
  const ownActions = slots?.headerActions;
  const offered = useSelectAction(
    ownActions ? [...(moreActions ?? []), ...ownActions] : moreActions,
    selection,
  );

  function renderList(): ReactNode {
    if (loadingText) {
      return (
        <Waiting>
          <Spinner label={loadingText} />
        </Waiting>
      );
    }
    const list = (
      <>
        {toolbar ? (
          <ListToolbar
            {...toolbar}
            headingId={headingId}
            selection={bar || undefined}
            action={isPast && actions ? <div ref={actionRef}>{actions}</div> : null}
          />
        ) : null}
        {refreshError && !errorTitle ? (
          <RemoteError error={refreshError} retryAs={retryAs} />
        ) : null}
        {slots?.notice}
        {listNotice}
        {children}
        {paging}
      </>
    );
    return toolbar?.heading ? <section aria-labelledby={headingId}>{list}</section> : list;
  }

  if (source.status === 'unavailable') {
    return (
      <div {...rest}>
        <LazyComingSoon />
      </div>
    );
  }
  return (
    <Root {...rest} data-past={isPast || undefined}>
      <PageHeader
        ref={headerRef}
        isCompact
        {...{ title, description, actions, moreActions: offered, tabs }}
        moreLabel={t('common.action.more')}
      />
      {stats ? <Stats>{stats}</Stats> : null}
      {notice ? <Notice>{notice}</Notice> : null}
      {error && errorTitle ? (
        <Notice>
          <Banner
            tone="danger"
            title={errorTitle}
            actions={
              error.retry && (
                <Button size="small" onClick={error.retry}>
                  {t('common.action.retry')}
                </Button>
              )
            }
          >
            {error.message}
          </Banner>
        </Notice>
      ) : null}
      <ListRefsContext value={refs}>{renderList()}</ListRefsContext>
      {panel}
    </Root>
  );
}
