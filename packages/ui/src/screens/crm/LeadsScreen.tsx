import { crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { useCallback, useMemo, useState } from 'react';
import { usePendingFormRequest } from '../../internal/pendingFormRequest.ts';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { ALL_DAYS, hasDays, isWithinDays } from '../../patterns/RangeFilter/isWithinDays.ts';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import { LeadBoard } from './board/LeadBoard.tsx';
import { CrmListPage } from './CrmListPage.tsx';
import { finderIn, itemsOf, leadRows, useContactFinder } from './crmRows.ts';
import type { LeadRow } from './crmRows.ts';
import { leadText } from './crmSearch.ts';
import { leadColumns } from './leadColumns.tsx';
import { LeadBulkStatus } from './LeadBulkStatus.tsx';
import { useLeadFilters } from './useLeadFilters.tsx';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import { leadStats } from './listStats.ts';
import type { LeadsScreenProps } from './screenTypes.ts';
import type { CrmLead } from './types.ts';

const LazyLeadDialog = lazyComponent(() => import('./dialogs.ts'), 'LeadDialog');

/** Leads as a table or a board by status. Render it inside a `Page`. */
export function LeadsScreen(props: LeadsScreenProps) {
  const { state, actions, contactHref } = props;
  const { leads, contacts, ownerNames, statuses: wanted, created = ALL_DAYS } = state;
  const { onMoveLeads } = actions;
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const filters = useLeadFilters({ ...state, ...actions });
  const formats = useFormats();
  usePreload(LazyLeadDialog);
  const [edited, setEdited] = useState<CrmLead | string | null>(null);
  const lead = typeof edited === 'string' ? undefined : (edited ?? undefined);
  const isBoard = state.view === 'board';
  const columns = useMemo(
    () => leadColumns(t, { statuses, contactHref, onEdit: setEdited }),
    [t, statuses, contactHref],
  );
  const items = itemsOf(leads);
  usePendingFormRequest('lead', (id) => {
    const found = items.find((one) => one.key === id);
    if (found) setEdited(found);
    return found !== undefined;
  });
  const find = useContactFinder(contacts);
  const rows = useMemo(() => leadRows(items, find, ownerNames), [items, find, ownerNames]);
  const isWanted = useCallback(
    (one: CrmLead) =>
      (wanted.length === 0 || wanted.includes(one.statusText)) &&
      isWithinDays(one.createdAt, created),
    [wanted, created],
  );
  const narrowed = useMemo(() => rows.filter((row) => isWanted(row.lead)), [rows, isWanted]);

  return (
    <>
      <CrmListPage
        {...props}
        section="leads"
        source={leads}
        names={contacts}
        rows={narrowed}
        toRows={(all, contactItems) =>
          leadRows(all.filter(isWanted), contactItems ? finderIn(contactItems) : find, ownerNames)
        }
        itemOf={itemOf}
        contactOf={contactOf}
        textOf={leadText}
        columns={columns}
        listIndent={46}
        hasTwoLines
        onRowEdit={({ lead: row }) => setEdited(row)}
        stats={
          <RemoteStats
            label={t('crm.leads.figures')}
            stats={leadStats(t, formats, leads, statuses)}
            isSlim
          />
        }
        filters={filters}
        isFiltered={wanted.length > 0 || hasDays(created)}
        onClearFilter={() => {
          actions.onStatusesChange([]);
          actions.onCreatedChange?.(ALL_DAYS);
        }}
        onAdd={() => setEdited(statuses.values[0] ?? '')}
        renderBulkActions={
          onMoveLeads &&
          (({ selected, select }) => (
            <LeadBulkStatus {...{ selected, onMoveLeads }} onMoved={select} />
          ))
        }
        renderBoard={
          isBoard
            ? (shown, rowState) => (
                <LeadBoard
                  rows={shown}
                  rowState={rowState}
                  contactHref={contactHref}
                  onEdit={setEdited}
                  onAdd={setEdited}
                  onMove={actions.onMoveLead}
                />
              )
            : undefined
        }
      />
      {edited === null ? null : (
        <LazyLeadDialog
          {...props}
          {...{ contacts, ownerNames, lead }}
          status={typeof edited === 'string' ? edited : edited.statusText}
          onCreateContact={actions.onCreateContact}
          onSave={(values) =>
            lead ? actions.onUpdateLead(lead, values) : actions.onCreateLead(values)
          }
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const itemOf = ({ lead }: LeadRow) => lead;
const contactOf = ({ contact }: LeadRow) => contact;
