import { controlsTexts, useTranslation } from '@platform/i18n';
import { ListFilter as FilterIcon } from 'lucide';
import { useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { countActive } from './countActive.ts';
import { ActiveCount, FieldBox, FilterButton } from './ListFilters.styles.ts';
import type { ToolbarLayout } from './toolbarLayout.ts';
import type { ListFilterItem, ListFilterSet } from './types.ts';

const LazyFilterFields = lazyComponent(() => import('./FilterFields.tsx'), 'FilterFields');
const LazyFilterSheet = lazyComponent(() => import('./FilterSheet.tsx'), 'FilterSheet');

interface ListFiltersProps {
  set: ListFilterSet;
  layout: ToolbarLayout;
  /** Announced after a filter changed the list. */
  found: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Called when the sheet opens. */
  onOpen: () => void;
}

/** Filters of a toolbar: fields, or a button that opens them in a sheet. */
export function ListFilters({ set, layout, found, buttonRef, onOpen }: ListFiltersProps) {
  const t = useTranslation(controlsTexts);
  const [isOpen, setOpen] = useState(false);
  const { items, view } = set;
  const ownView = view && layout.hasView ? <div>{view}</div> : null;
  if (layout.filters === 'inline') {
    return (
      <>
        <Fields items={items} />
        {ownView}
      </>
    );
  }
  const inSheet = layout.hasRange ? items.slice(1) : items;
  const count = countActive(inSheet);
  return (
    <>
      {layout.hasRange ? <Fields items={items.slice(0, 1)} /> : null}
      <FilterButton>
        <Button
          ref={buttonRef}
          startIcon={<Icon icon={FilterIcon} />}
          endIcon={count > 0 ? <ActiveCount aria-hidden="true">{count}</ActiveCount> : null}
          aria-label={count > 0 ? t('controls.filter.open', { count }) : undefined}
          aria-haspopup="dialog"
          onPointerEnter={LazyFilterSheet.preload}
          onFocus={LazyFilterSheet.preload}
          onClick={() => {
            onOpen();
            setOpen(true);
          }}
        >
          {t('controls.filter.button')}
        </Button>
      </FilterButton>
      {ownView}
      {isOpen ? (
        <LazyFilterSheet
          {...set}
          items={inSheet}
          view={layout.hasView ? undefined : view}
          found={found}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Boxes of the same size reserve the room of the fields while these load. */
function Fields({ items }: { items: readonly ListFilterItem[] }) {
  return (
    <LazyFilterFields
      items={items}
      fallback={items.map(({ id }) => (
        <FieldBox key={id} />
      ))}
    />
  );
}
