import { trimText } from '@platform/i18n/text';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { PersonLead } from './Cells.tsx';
import { actionColumn, dateColumn, textColumn } from './commonColumns.tsx';
import { contactName } from './crmRows.ts';
import type { LeadRow } from './crmRows.ts';
import type { LeadStatuses } from './leadStatuses.ts';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import type { CrmTexts } from './texts.ts';
import type { CrmLead } from './types.ts';

export interface LeadColumnOptions {
  statuses: LeadStatuses;
  contactHref: (contactId: string) => string;
  onEdit: (lead: CrmLead) => void;
}

type Id = 'contact' | 'status' | 'source' | 'owner' | 'notes' | 'created' | 'actions';

function statusIndex(status: string, { values }: LeadStatuses): number {
  const index = values.indexOf(status);
  return index === -1 ? values.length : index;
}

export function leadColumns(
  t: CrmTexts,
  { statuses, contactHref, onEdit }: LeadColumnOptions,
): readonly DataTableColumn<LeadRow>[] {
  const head = (id: Id) => ({ id, header: t(`crm.leads.column.${id}`) });
  return [
    {
      ...head('contact'),
      weight: 27,
      skeleton: 'lead',
      sortValue: ({ contact }) => trimText(contact?.name ?? '') || undefined,
      cell: ({ lead: { key, contactId }, contact }) => (
        <>
          <PersonLead {...{ contact, contactId, contactHref }} />
          <ChangedMark ids={[key]} />
        </>
      ),
    },
    {
      ...head('status'),
      kind: 'status',
      sortValue: ({ lead }) => statusIndex(lead.statusText, statuses),
      widthKey: ({ lead }) => lead.statusText,
      cell: ({ lead: { statusText: status } }) => (
        <Badge tone={statuses.toneOf(status)}>{statuses.textOf(status)}</Badge>
      ),
    },
    {
      ...head('source'),
      weight: 11,
      collapse: 'hide',
      collapseOrder: 3,
      ...textColumn(({ lead }) => lead.source),
    },
    { ...head('owner'), weight: 14, ...textColumn(({ owner }) => owner) },
    { ...head('notes'), weight: 22, collapse: 'hide', ...textColumn(({ lead }) => lead.notes) },
    { ...head('created'), ...dateColumn(({ lead }) => lead.createdAt) },
    {
      ...head('actions'),
      ...actionColumn(({ lead, contact }) => ({
        name: contact === null ? t('crm.contactMissing') : contactName(contact),
        editLabel: t('crm.leads.editRow'),
        onEdit: () => onEdit(lead),
      })),
    },
  ];
}
