import { controlsTexts, useTranslation } from '@platform/i18n';
import { use, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { countActive } from '../ListFilters/countActive.ts';
import { ListFilters } from '../ListFilters/ListFilters.tsx';
import type { ListFilterSet } from '../ListFilters/types.ts';
import { useToolbarLayout } from '../ListFilters/useToolbarLayout.ts';
import { ListRefsContext } from './ListRefsContext.ts';
import { Bar, ChipLine, Count, Heading, SearchBox } from './ListToolbar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchFieldProps } from './SearchField.tsx';

const LazyFilterChips = lazyComponent(
  () => import('../ListFilters/FilterChips.tsx'),
  'FilterChips',
);
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
  /** Selects, a choice of views and other tools, always in the toolbar. */
  filters?: ReactNode;
  /** Filters that move into a sheet if they do not fit next to the search. Not with `renderTabs`. */
  filterSet?: ListFilterSet | undefined;
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
    filterSet,
    action,
    selection,
    found = '',
  } = props;
  const t = useTranslation(controlsTexts);
  const refs = use(ListRefsContext);
  const [layout, barRef] = useToolbarLayout(filterSet);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState('');
  const isInSheet = filterSet !== undefined && layout.filters === 'sheet';
  const inSheet = isInSheet ? filterSet.items.slice(layout.hasRange ? 1 : 0) : [];
  const hasChips = inSheet.some(({ kind }) => kind === 'range') || countActive(inSheet) > 0;
  const tools = (
    <>
      {action}
      {search ? (
        <SearchBox>
          <SearchField {...search} />
        </SearchBox>
      ) : null}
      {filterSet ? (
        <ListFilters
          set={filterSet}
          layout={layout}
          found={found}
          buttonRef={filterButton}
          onOpen={() => setRemoved('')}
        />
      ) : null}
      {filters}
    </>
  );
  const bar = renderTabs?.(tools) ?? (
    <Bar
      ref={barRef}
      data-filters={filterSet ? layout.filters : filters ? 'custom' : 'none'}
      data-heading={filterSet ? layout.heading : undefined}
    >
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
      {hasChips ? (
        <LazyFilterChips
          items={inSheet}
          filterButton={filterButton}
          onRemoved={(name) => setRemoved(t('controls.filter.removed', { name }))}
          fallback={<ChipLine />}
        />
      ) : null}
      <output>
        <VisuallyHidden>
          {selection ? t('controls.selection.count', { count: selection.count }) : found}
        </VisuallyHidden>
      </output>
      {filterSet ? (
        <output>
          <VisuallyHidden>{removed}</VisuallyHidden>
        </output>
      ) : null}
    </>
  );
}
