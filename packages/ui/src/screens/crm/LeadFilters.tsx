import { crmTexts, useTranslation } from '@platform/i18n';
import { Columns3, Table } from 'lucide';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { statusOptions } from './leadStatus.ts';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

const LazyCreatedFilter = lazyComponent(() => import('./dialogs.ts'), 'CreatedFilter');

export type LeadFiltersProps = Pick<LeadsState, 'status' | 'view' | 'created'> &
  Pick<LeadsActions, 'onStatusFilterChange' | 'onViewChange' | 'onCreatedClear'>;

export function LeadFilters(props: LeadFiltersProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      {props.created ? (
        <LazyCreatedFilter created={props.created} onClear={() => props.onCreatedClear?.()} />
      ) : null}
      <ListFilter
        label={t('crm.leads.filter')}
        allLabel={t('crm.leads.allStatuses')}
        options={statusOptions(t)}
        value={props.status}
        onValueChange={props.onStatusFilterChange}
      />
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
