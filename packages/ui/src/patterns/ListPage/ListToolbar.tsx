import { controlsTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Count, Heading, SearchBox } from './ListToolbar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchFieldProps } from './SearchField.tsx';

export const LazySelectionBar = lazyComponent(() => import('./SelectionBar.tsx'), 'SelectionBar');

/** How many rows there are, as it is seen and as it is read. */
export interface ListCount {
  /** Seen beside the heading, such as "7". */
  shown: string;
  /** Read in its place, such as "7 members". */
  spoken: string;
}

export interface ListToolbarProps {
  /** The heading of the list. */
  heading?: string | undefined;
  /** Id of the heading, which names the section. */
  headingId: string;
  /** Beside the heading; left out while nobody knows. */
  count?: ListCount | undefined;
  /** Draws tabs that choose what is listed, in a `ListTabs`: it takes the place of the heading. */
  renderTabs?: ((tools: ReactNode) => ReactNode) | undefined;
  /** The search; left out where there is none. */
  search?: SearchFieldProps | undefined;
  /** Selects, a choice of views and other tools. */
  filters?: ReactNode;
  /** The page's own action, while its header is out of view. */
  action?: ReactNode;
  /** What is selected; it takes the place of the tools. */
  selection?: SelectionBarProps | undefined;
  /** Read out after the search or a filter changed the list; '' says nothing. */
  found?: string | undefined;
}

/** What is listed, how much of it, and the ways to find one. */
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
        <h2 id={headingId}>{heading}</h2>
        {count ? (
          <Count>
            <span aria-hidden="true">{count.shown}</span>
            <VisuallyHidden>{count.spoken}</VisuallyHidden>
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
