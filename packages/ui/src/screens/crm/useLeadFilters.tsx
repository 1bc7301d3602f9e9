import { crmTexts, figuresTexts, useTranslation } from '@platform/i18n';
import { Columns3, Table } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { ListFilterSet } from '../../patterns/ListFilters/types.ts';
import { createdFilter } from './createdFilter.ts';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

type LeadFilterOptions = Pick<LeadsState, 'statuses' | 'view' | 'created'> &
  Pick<LeadsActions, 'onStatusesChange' | 'onViewChange' | 'onCreatedChange'>;

/** Filters of the list of leads, and the choice between table and board. */
export function useLeadFilters(options: LeadFilterOptions): Pick<ListFilterSet, 'items' | 'view'> {
  const t = useTranslation(crmTexts, figuresTexts);
  const statuses = useLeadStatuses();
  return {
    items: [
      {
        kind: 'several',
        id: 'status',
        label: t('crm.leads.filter'),
        shortLabel: t('crm.leads.column.status'),
        allLabel: t('crm.leads.allStatuses'),
        options: statuses.options(),
        values: options.statuses,
        onValuesChange: options.onStatusesChange,
      },
      ...createdFilter(t, options),
    ],
    view: (
      <SegmentedControl
        label={t('crm.view.label')}
        options={[
          { value: 'table', label: t('crm.view.table'), icon: <Icon icon={Table} /> },
          { value: 'board', label: t('crm.view.board'), icon: <Icon icon={Columns3} /> },
        ]}
        value={options.view}
        onValueChange={options.onViewChange}
      />
    ),
  };
}
