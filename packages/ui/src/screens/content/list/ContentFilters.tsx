import { contentTexts, figuresTexts, useTranslation } from '@platform/i18n';
import { LayoutGrid, Table } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { ListFilter } from '../../../patterns/ListPage/ListFilter.tsx';
import { DayFilter } from '../../../patterns/RangeFilter/DayFilter.tsx';
import { CONTENT_KINDS, CONTENT_STATES } from '../contentKinds.ts';
import type { ContentsScreenProps } from './listTypes.ts';

type ContentFiltersProps = Pick<
  ContentsScreenProps,
  'type' | 'status' | 'saved' | 'view' | 'actions'
>;

export function ContentFilters(props: ContentFiltersProps) {
  const t = useTranslation(contentTexts);
  const f = useTranslation(figuresTexts);
  return (
    <>
      <ListFilter
        label={t('content.filter.type')}
        allLabel={t('content.filter.allTypes')}
        options={CONTENT_KINDS.map((value) => ({ value, label: t(`content.type.${value}`) }))}
        value={props.type}
        onValueChange={props.actions.onTypeChange}
      />
      <ListFilter
        label={t('content.filter.status')}
        allLabel={t('content.filter.current')}
        options={[
          ...CONTENT_STATES.map((value) => ({ value, label: t(`content.status.${value}`) })),
          { value: 'every', label: t('content.filter.all') },
        ]}
        value={props.status === 'all' ? 'every' : props.status}
        onValueChange={(value) => props.actions.onStatusChange(value === 'every' ? 'all' : value)}
      />
      {props.actions.onSavedChange ? (
        <DayFilter
          label={f('figures.saved')}
          allLabel={f('figures.savedAnyDay')}
          value={props.saved}
          onValueChange={props.actions.onSavedChange}
        />
      ) : null}
      <div>
        <SegmentedControl
          label={t('content.view.label')}
          options={[
            { value: 'table', label: t('content.view.table'), icon: <Icon icon={Table} /> },
            { value: 'grid', label: t('content.view.grid'), icon: <Icon icon={LayoutGrid} /> },
          ]}
          value={props.view}
          onValueChange={props.actions.onViewChange}
        />
      </div>
    </>
  );
}
