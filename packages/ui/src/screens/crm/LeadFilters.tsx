import { crmTexts, useTranslation } from '@platform/i18n';
import { Columns3, Table } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { CreatedFilter } from './CreatedFilter.tsx';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

export type LeadFiltersProps = Pick<LeadsState, 'statuses' | 'view' | 'created'> &
  Pick<LeadsActions, 'onStatusesChange' | 'onViewChange' | 'onCreatedChange'>;

export function LeadFilters(props: LeadFiltersProps) {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  return (
    <>
      <ListFilter
        label={t('crm.leads.filter')}
        shortLabel={t('crm.leads.column.status')}
        allLabel={t('crm.leads.allStatuses')}
        options={statuses.options()}
        values={props.statuses}
        onValuesChange={props.onStatusesChange}
      />
      <CreatedFilter {...props} />
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
