import { controlsTexts, useTranslation } from '@platform/i18n';
import { use } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ListRefsContext } from './ListRefsContext.ts';
import { Bar, Count, Heading, SearchBox } from './ListToolbar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchFieldProps } from './SearchField.tsx';

export const LazySelectionBar = lazyComponent(() => import('./SelectionBar.tsx'), 'SelectionBar');

/** Number of rows, as shown and as announced. */
export interface ListCount {
  /** Shown next to the heading, such as "7". */
  visible: string;
  /** Announced instead, such as "7 members". */
  announced: string;
}

export interface ListToolbarProps {
  /** Heading of the list. */
  heading?: string | undefined;
  /** Id of the heading, which names the section. */
  headingId: string;
  /** Shown next to the heading; omit it while unknown. */
  count?: ListCount | undefined;
  /** Renders tabs instead of the heading, in a `ListTabs`. */
  renderTabs?: ((tools: ReactNode) => ReactNode) | undefined;
  /** Omit it for a list without search. */
  search?: SearchFieldProps | undefined;
  /** Selects, a choice of views and other tools. */
  filters?: ReactNode;
  /** The page's primary action, while its header is out of view. */
  action?: ReactNode;
  /** Selected rows; replaces the tools. */
  selection?: SelectionBarProps | undefined;
  /** Announced after the search or a filter changed the list; '' announces nothing. */
  found?: string | undefined;
}

export function ListToolbar(props: ListToolbarProps) {
  const {
    heading,
    headingId,
    count,
    renderTabs,
    search,
    filters,
    action,
    selection,
    found = '',
  } = props;
  const t = useTranslation(controlsTexts);
  const refs = use(ListRefsContext);
  const tools = (
    <>
      {action}
      {search ? (
        <SearchBox>
          <SearchField {...search} />
        </SearchBox>
      ) : null}
      {filters}
    </>
  );
  const bar = renderTabs?.(tools) ?? (
    <Bar data-without-filters={!filters || undefined}>
      <Heading>
        <h2 ref={refs?.heading} id={headingId}>
          {heading}
        </h2>
        {count ? (
          <Count>
            <span aria-hidden="true">{count.visible}</span>
            <VisuallyHidden>{count.announced}</VisuallyHidden>
          </Count>
        ) : null}
      </Heading>
      {tools}
    </Bar>
  );
  return (
    <>
      {selection ? <LazySelectionBar {...selection} fallback={bar} /> : bar}
      <output>
        <VisuallyHidden>
          {selection ? t('controls.selection.count', { count: selection.count }) : found}
        </VisuallyHidden>
      </output>
    </>
  );
}
