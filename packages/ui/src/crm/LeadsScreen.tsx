import { crmTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo, useState } from 'react';
import { ComingSoonScreen } from '../errors/ComingSoonScreen.tsx';
import { usePreload } from '../internal/lazyComponent.tsx';
import { itemsOf, leadRows, totalOf, useContactFinder } from './crmRows.ts';
import type { LeadRow } from './crmRows.ts';
import { filterRows, leadTexts } from './crmSearch.ts';
import { CrmHeader } from './CrmHeader.tsx';
import { Wide } from './CrmPage.styles.ts';
import { CrmStats } from './CrmStats.tsx';
import { formatTotal } from './formatTotal.ts';
import { LazyLeadDialog } from './lazyDialogs.ts';
import { leadColumns } from './leadColumns.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadView } from './LeadView.tsx';
import { ListActions } from './ListActions.tsx';
import { ListBar } from './ListBar.tsx';
import { leadStats } from './listStats.ts';
import { ListTrouble } from './ListTrouble.tsx';
import { NamesTrouble } from './NamesTrouble.tsx';
import type { LeadsScreenProps } from './screenTypes.ts';
import type { CrmLead, LeadValues } from './types.ts';
import { useShownRows } from './useShownRows.ts';

/** What the dialog is open for: a lead, or a new one with the status of the lane it came from. */
type Edited = { lead: CrmLead } | { status: string } | null;

/** The leads as a table or as a board by status. Goes into a `Page`. */
export function LeadsScreen(props: LeadsScreenProps) {
  const { leads, contacts, contactHref, ownerNames, search, status, sorting, view, onExport } =
    props;
  const t = useTranslation(crmTexts);
  usePreload(LazyLeadDialog);
  const headingId = useId();
  const [edited, setEdited] = useState<Edited>(null);

  const columns = useMemo(
    () => leadColumns(t, { contactHref, onEdit: (lead) => setEdited({ lead }) }),
    [t, contactHref],
  );
  const items = itemsOf(leads);
  const find = useContactFinder(contacts);
  const rows = useMemo(() => leadRows(items, find, ownerNames), [items, find, ownerNames]);
  const texts = useMemo(() => leadTexts(rows), [rows]);
  const shown = useMemo(
    () => filterRows(rows, texts, search, status ? (row) => row.lead.status === status : undefined),
    [rows, texts, search, status],
  );
  const { table, shownRows } = useShownRows(contactOf, shown, props, view === 'table');
  const total = totalOf(leads);
  const isFiltered = total !== undefined && (search.trim() !== '' || status !== '');
  const close = () => setEdited(null);

  async function save(values: LeadValues) {
    return edited && 'lead' in edited
      ? props.onUpdateLead(edited.lead, values)
      : props.onCreateLead(values);
  }

  if (leads.status === 'unavailable') return <ComingSoonScreen />;
  return (
    <Wide data-wide={view === 'board' || undefined}>
      <CrmHeader
        paths={props.paths}
        section="leads"
        actions={
          <ListActions
            addLabel={t('crm.leads.add')}
            onAdd={() => setEdited({ status: 'New' })}
            isSecondary={props.openContactId !== undefined}
            onExport={onExport && (() => onExport(shownRows().map(({ lead }) => lead)))}
          />
        }
      />
      <CrmStats
        label={t('crm.leads.figures')}
        stats={leadStats(t, leads)}
        isSlim={view === 'board'}
      />
      <section aria-labelledby={headingId}>
        <ListBar
          headingId={headingId}
          title={t('crm.leads.section')}
          count={
            total && {
              shown: formatTotal(total),
              spoken: t('crm.leads.count', { count: total.count }),
            }
          }
          searchLabel={t('crm.leads.search')}
          search={search}
          onSearchChange={props.onSearchChange}
          found={isFiltered ? t('crm.leads.found', { count: shown.length }) : ''}
        >
          <LeadFilters
            status={status}
            onStatusChange={props.onStatusFilterChange}
            view={view}
            onViewChange={props.onViewChange}
          />
        </ListBar>
        <ListTrouble trouble={leads.status === 'ready' ? leads.refreshError : undefined} />
        <NamesTrouble contacts={contacts} />
        <LeadView
          {...{ leads, view, columns, sorting, contactHref, isFiltered }}
          rows={shown}
          table={table}
          onSortingChange={props.onSortingChange}
          paging={props.paging}
          onEdit={(lead) => setEdited({ lead })}
          onAdd={(laneStatus) => setEdited({ status: laneStatus })}
          onMoveLead={props.onMoveLead}
        />
      </section>
      {edited ? (
        <LazyLeadDialog
          lead={'lead' in edited ? edited.lead : undefined}
          status={'status' in edited ? edited.status : ''}
          contacts={contacts}
          contactHref={contactHref}
          ownerNames={ownerNames}
          onSave={save}
          onCreateContact={props.onCreateContact}
          drafts={props.leadDrafts}
          contactDrafts={props.contactDrafts}
          onClose={close}
        />
      ) : null}
    </Wide>
  );
}

function contactOf({ contact }: LeadRow) {
  return contact;
}
