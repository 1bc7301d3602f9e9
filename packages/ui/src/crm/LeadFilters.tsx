import { crmTexts, useTranslation } from '@platform/i18n';
import { Columns3, Table } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { FilterBox } from './ListBar.styles.ts';
import { LEAD_STATUSES, statusText } from './leadStatus.ts';

export interface LeadFiltersProps {
  /** '' for all. */
  status: string;
  onStatusChange: (status: string) => void;
  view: 'table' | 'board';
  onViewChange: (view: 'table' | 'board') => void;
}

/** A select cannot hold '' beside its placeholder, so all is a word of its own. */
const ALL = 'all';

/** The status filter, and the choice between table and board. */
export function LeadFilters({ status, onStatusChange, view, onViewChange }: LeadFiltersProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <FilterBox>
        <Select
          label={t('crm.leads.filter')}
          isLabelHidden
          options={[
            { value: ALL, label: t('crm.leads.allStatuses') },
            ...LEAD_STATUSES.map((value) => ({ value, label: statusText(t, value) })),
          ]}
          value={status || ALL}
          onValueChange={(value) => onStatusChange(value === ALL ? '' : value)}
        />
      </FilterBox>
      <div>
        <SegmentedControl
          label={t('crm.view.label')}
          options={[
            { value: 'table', label: t('crm.view.table'), icon: <Icon icon={Table} /> },
            { value: 'board', label: t('crm.view.board'), icon: <Icon icon={Columns3} /> },
          ]}
          value={view}
          onValueChange={onViewChange}
        />
      </div>
    </>
  );
}
