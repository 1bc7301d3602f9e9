import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { TableLead } from '../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../components/DataTable/types.ts';
import { ShortDate } from '../internal/ShortDate.tsx';
import { PersonName, TextCell } from './Cells.tsx';
import { RowButton } from './CrmTable.styles.ts';
import type { LeadRow } from './crmRows.ts';
import { LEAD_STATUSES, statusText, statusTone } from './leadStatus.ts';
import { shorten } from './shorten.ts';
import type { CrmTexts } from './texts.ts';
import type { CrmLead } from './types.ts';

export interface LeadColumnOptions {
  contactHref: (contactId: string) => string;
  onEdit: (lead: CrmLead) => void;
}

/** Statuses are sorted by how far a lead has come; one nobody knows comes last. */
function statusPlace(status: string): number {
  const place = LEAD_STATUSES.findIndex((known) => known === status);
  return place === -1 ? LEAD_STATUSES.length : place;
}

/** The columns. */
export function leadColumns(
  t: CrmTexts,
  { contactHref, onEdit }: LeadColumnOptions,
): readonly DataTableColumn<LeadRow>[] {
  return [
    {
      id: 'contact',
      header: t('crm.leads.column.contact'),
      width: '25%',
      skeleton: 'lead',
      sortValue: ({ contact }) => contact?.name.trim() || undefined,
      cell: ({ lead: { contactId }, contact }) => (
        <TableLead
          media={<Avatar name={contact?.name || contact?.email || '?'} id={contactId} />}
          title={<PersonName {...{ contact, contactId, contactHref }} />}
          note={contact?.email ? <bdi>{shorten(contact.email)}</bdi> : undefined}
        />
      ),
    },
    {
      id: 'status',
      header: t('crm.leads.column.status'),
      width: '13%',
      skeleton: 'badge',
      sortValue: ({ lead }) => statusPlace(lead.status),
      cell: ({ lead: { status } }) => (
        <Badge tone={statusTone(status)}>{statusText(t, status)}</Badge>
      ),
    },
    {
      id: 'source',
      header: t('crm.leads.column.source'),
      width: '12%',
      stack: 'hidden',
      sortValue: ({ lead }) => lead.source.trim() || undefined,
      cell: ({ lead }) => <TextCell text={lead.source} />,
    },
    {
      id: 'owner',
      header: t('crm.leads.column.owner'),
      width: '13%',
      stack: 'hidden',
      sortValue: ({ owner }) => owner || undefined,
      cell: ({ owner }) => <TextCell text={owner} />,
    },
    {
      id: 'notes',
      header: t('crm.leads.column.notes'),
      width: '19%',
      stack: 'hidden',
      sortValue: ({ lead }) => lead.notes.trim() || undefined,
      cell: ({ lead }) => <TextCell text={lead.notes} />,
    },
    {
      id: 'created',
      header: t('crm.leads.column.created'),
      width: '9%',
      sortValue: ({ lead }) => lead.createdAt?.getTime(),
      cell: ({ lead }) => <ShortDate date={lead.createdAt} />,
    },
    {
      id: 'actions',
      header: t('crm.leads.column.actions'),
      align: 'end',
      stack: 'actions',
      cell: ({ lead }) => (
        <RowButton type="button" onClick={() => onEdit(lead)}>
          {t('crm.leads.edit')}
        </RowButton>
      ),
    },
  ];
}
