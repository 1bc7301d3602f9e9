import { crmTexts, figuresTexts, useTranslation } from '@platform/i18n';
import { Columns3, Table } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { DayFilter } from '../../patterns/RangeFilter/DayFilter.tsx';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

export type LeadFiltersProps = Pick<LeadsState, 'status' | 'view' | 'created'> &
  Pick<LeadsActions, 'onStatusFilterChange' | 'onViewChange' | 'onCreatedChange'>;

export function LeadFilters(props: LeadFiltersProps) {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const f = useTranslation(figuresTexts);
  return (
    <>
      <ListFilter
        label={t('crm.leads.filter')}
        allLabel={t('crm.leads.allStatuses')}
        options={statuses.options()}
        value={props.status}
        onValueChange={props.onStatusFilterChange}
      />
      {props.onCreatedChange ? (
        <DayFilter
          label={f('figures.created')}
          allLabel={f('figures.createdAnyDay')}
          value={props.created}
          onValueChange={props.onCreatedChange}
        />
      ) : null}
      <div>
        <SegmentedControl
          label={t('crm.view.label')}
          options={[
            { value: 'table', label: t('crm.view.table'), icon: <Icon icon={Table} /> },
            { value: 'board', label: t('crm.view.board'), icon: <Icon icon={Columns3} /> },
          ]}
          value={props.view}
          onValueChange={props.onViewChange}
        />
      </div>
    </>
  );
}
