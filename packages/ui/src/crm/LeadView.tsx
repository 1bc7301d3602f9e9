import { crmTexts, useTranslation } from '@platform/i18n';
import type { DataTableColumn, TableSorting } from '../components/DataTable/types.ts';
import type { Remote } from '../remote.ts';
import type { LeadRow } from './crmRows.ts';
import { CrmTable } from './CrmTable.tsx';
import { LeadBoard } from './board/LeadBoard.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { CrmLead, CrmPaging } from './types.ts';
import type { useShownRows } from './useShownRows.ts';

export interface LeadViewProps {
  leads: Remote<unknown>;
  view: 'table' | 'board';
  /** Already filtered. */
  rows: readonly LeadRow[];
  isFiltered: boolean;
  columns: readonly DataTableColumn<LeadRow>[];
  sorting: TableSorting;
  onSortingChange: (sorting: TableSorting) => void;
  paging: CrmPaging | undefined;
  contactHref: (contactId: string) => string;
  /** Marks the rows of the contact that is open, and follows their order. */
  table: ReturnType<typeof useShownRows<LeadRow>>['table'];
  onEdit: (lead: CrmLead) => void;
  onAdd: (status: string) => void;
  onMoveLead: (lead: CrmLead, status: string) => void;
}

/** The leads as they were chosen to be shown; what is loading, failed or empty is the table's. */
export function LeadView(props: LeadViewProps) {
  const { leads, view, rows, isFiltered } = props;
  const t = useTranslation(crmTexts);

  if (view === 'board' && leads.status === 'ready') {
    return (
      <>
        <LeadBoard
          rows={rows}
          contactHref={props.contactHref}
          rowState={props.table.rowState}
          onEdit={props.onEdit}
          onAdd={props.onAdd}
          onMove={props.onMoveLead}
        />
        <ListFoot paging={props.paging} />
      </>
    );
  }
  return (
    <>
      <CrmTable
        label={t('crm.leads.section')}
        columns={props.columns}
        rows={rows}
        getRowId={idOf}
        source={leads}
        loadingText={t('crm.leads.loading')}
        empty={{
          title: t('crm.leads.empty'),
          text: isFiltered ? t('crm.leads.emptySearch') : t('crm.leads.emptyText'),
          isFiltered,
        }}
        sorting={props.sorting}
        onSortingChange={props.onSortingChange}
        {...props.table}
        listIndent={46}
        hasTwoLines
      />
      <ListFoot paging={props.paging} />
    </>
  );
}

function idOf({ lead }: LeadRow): string {
  return lead.id;
}
