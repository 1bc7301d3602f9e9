import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { usePreload } from '../internal/lazyComponent.tsx';
import { useRowSearch } from '../patterns/ListPage/useRowSearch.ts';
import { LeadBoard } from './board/LeadBoard.tsx';
import { itemsOf, leadRows, useContactFinder } from './crmRows.ts';
import type { LeadRow } from './crmRows.ts';
import { leadText } from './crmSearch.ts';
import { CrmTable } from './CrmTable.tsx';
import { LazyLeadDialog } from './lazyDialogs.ts';
import { leadColumns } from './leadColumns.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { WidePage } from './LeadsScreen.styles.ts';
import { ListActions } from './ListActions.tsx';
import { leadStats } from './listStats.ts';
import { NamesNotice } from './NamesNotice.tsx';
import type { LeadsScreenProps } from './screenTypes.ts';
import type { CrmLead, LeadValues } from './types.ts';
import { listCount } from './totals.ts';
import { useCrmHeader } from './useCrmHeader.tsx';
import { useShownRows } from './useShownRows.ts';

/** What the dialog is open for: a lead, or a new one with the status of the lane it came from. */
type Edited = { lead: CrmLead } | { status: string } | null;

/** The leads as a table or as a board by status. Goes into a `Page`. */
export function LeadsScreen(props: LeadsScreenProps) {
  const { leads, contacts, contactHref, ownerNames, search, status, onExport } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyLeadDialog);
  const header = useCrmHeader(props.paths, 'leads');
  const [edited, setEdited] = useState<Edited>(null);
  const isBoard = props.view === 'board';

  const columns = useMemo(
    () => leadColumns(t, { contactHref, onEdit: (lead) => setEdited({ lead }) }),
    [t, contactHref],
  );
  const items = itemsOf(leads);
  const find = useContactFinder(contacts);
  const rows = useMemo(() => leadRows(items, find, ownerNames), [items, find, ownerNames]);
  const kept = useMemo(
    () => (status ? rows.filter((row) => row.lead.status === status) : rows),
    [rows, status],
  );
  const shown = useRowSearch(kept, leadText, search);
  const { table, shownRows } = useShownRows(contactOf, shown, props, !isBoard);
  const isFiltered = leads.status === 'ready' && (search.trim() !== '' || status !== '');

  async function save(values: LeadValues) {
    return edited && 'lead' in edited
      ? props.onUpdateLead(edited.lead, values)
      : props.onCreateLead(values);
  }

  return (
    <>
      <WidePage
        data-wide={isBoard || undefined}
        {...header}
        actions={
          <ListActions
            addLabel={t('crm.leads.add')}
            onAdd={() => setEdited({ status: 'New' })}
            isSecondary={props.openContactId !== undefined}
            onExport={onExport && (() => onExport(shownRows().map(({ lead }) => lead)))}
          />
        }
        stats={{ label: t('crm.leads.figures'), stats: leadStats(t, leads), isSlim: isBoard }}
        source={leads}
        toolbar={{
          heading: t('crm.leads.section'),
          count: listCount(leads, (count) => t('crm.leads.count', { count })),
          search: {
            label: t('crm.leads.search'),
            value: search,
            onValueChange: props.onSearchChange,
          },
          filters: <LeadFilters {...props} />,
          found: isFiltered ? t('crm.leads.found', { count: shown.length }) : '',
        }}
        listNotice={<NamesNotice contacts={contacts} />}
      >
        {isBoard && leads.status === 'ready' ? (
          <LeadBoard
            rows={shown}
            contactHref={contactHref}
            rowState={table.rowState}
            onEdit={(lead) => setEdited({ lead })}
            onAdd={(laneStatus) => setEdited({ status: laneStatus })}
            onMove={props.onMoveLead}
          />
        ) : (
          <CrmTable
            label={t('crm.leads.section')}
            columns={columns}
            rows={shown}
            getRowId={idOf}
            source={leads}
            loadingText={t('crm.leads.loading')}
            empty={{
              title: t('crm.leads.empty'),
              description: isFiltered ? t('crm.leads.emptySearch') : t('crm.leads.emptyText'),
              isFiltered,
            }}
            sorting={props.sorting}
            onSortingChange={props.onSortingChange}
            {...table}
            listIndent={46}
            hasTwoLines
          />
        )}
      </WidePage>
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
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

const contactOf = ({ contact }: LeadRow) => contact;
const idOf = ({ lead }: LeadRow) => lead.id;
