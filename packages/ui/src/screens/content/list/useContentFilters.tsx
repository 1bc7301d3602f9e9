import { contentTexts, figuresTexts, useTranslation } from '@platform/i18n';
import { LayoutGrid, Table } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import type { ListFilterItem, ListFilterSet } from '../../../patterns/ListFilters/types.ts';
import { ALL_DAYS } from '../../../patterns/RangeFilter/isWithinDays.ts';
import { CONTENT_KINDS, CONTENT_STATES } from '../contentKinds.ts';
import type { ContentsScreenProps } from './listTypes.ts';

type ContentFilterOptions = Pick<
  ContentsScreenProps,
  'type' | 'status' | 'saved' | 'view' | 'actions'
>;

/** Filters of the list of contents, and the choice between table and cards. */
export function useContentFilters({
  type,
  status,
  saved = ALL_DAYS,
  view,
  actions,
}: ContentFilterOptions): Pick<ListFilterSet, 'items' | 'view'> {
  const t = useTranslation(contentTexts, figuresTexts);
  const items: ListFilterItem[] = [
    {
      kind: 'one',
      id: 'type',
      label: t('content.filter.type'),
      allLabel: t('content.filter.allTypes'),
      options: CONTENT_KINDS.map((value) => ({ value, label: t(`content.type.${value}`) })),
      value: type,
      onValueChange: actions.onTypeChange,
    },
    {
      kind: 'one',
      id: 'status',
      label: t('content.filter.status'),
      allLabel: t('content.filter.current'),
      options: [
        ...CONTENT_STATES.map((value) => ({ value, label: t(`content.status.${value}`) })),
        { value: 'every', label: t('content.filter.all') },
      ],
      value: status === 'all' ? 'every' : status,
      onValueChange: (value) => actions.onStatusChange(value === 'every' ? 'all' : value),
    },
  ];
  if (actions.onSavedChange) {
    items.push({
      kind: 'days',
      id: 'saved',
      label: t('figures.saved'),
      allLabel: t('figures.savedAnyDay'),
      value: saved,
      onValueChange: actions.onSavedChange,
    });
  }
  return {
    items,
    view: (
      <SegmentedControl
        label={t('content.view.label')}
        options={[
          { value: 'table', label: t('content.view.table'), icon: <Icon icon={Table} /> },
          { value: 'grid', label: t('content.view.grid'), icon: <Icon icon={LayoutGrid} /> },
        ]}
        value={view}
        onValueChange={actions.onViewChange}
      />
    ),
  };
}
