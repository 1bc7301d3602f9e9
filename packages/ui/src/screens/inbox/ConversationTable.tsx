import type { InboxConversation } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { useMemo, useRef } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { Link } from '../../components/Link/Link.tsx';
import { shorten } from '../../internal/shorten.ts';
import { useSlotColumns } from '../../patterns/ScreenSlots/useSlotColumns.ts';
import type { ConversationListProps } from './ConversationList.tsx';
import { styled } from 'styled-components';
import { Chip } from './ConversationList.styles.ts';
import { ownerText, statusText, statusTone, visitorName } from './inboxLabels.ts';
import type { InboxTexts } from './inboxLabels.ts';
import { Scroller } from './ListPane.styles.ts';
import { LoadMoreRow } from './LoadMoreRow.tsx';
import { listFunctions } from '../../patterns/ScreenSlots/slotRuntime.ts';

const TagChip = styled(Chip)`
  & + & {
    margin-inline-start: var(--platform-space-1);
  }
`;

export function ConversationTable({ items, hrefOf, more, slots }: ConversationListProps) {
  const t = useTranslation(inboxTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const own = useMemo(() => columnsOf(t, hrefOf), [t, hrefOf]);
  const { columns, hasFailed } = useSlotColumns(own, { slots, nameOf, hasRowMenu: false });
  return (
    <Scroller ref={scroller} data-table>
      {hasFailed && slots ? listFunctions(slots).failure : null}
      <DataTable
        label={t('inbox.label')}
        columns={columns}
        rows={items.conversations}
        getRowId={idOf}
        status="ready"
        rowHref={(row) => hrefOf(row.id)}
        virtualFrom={50}
      />
      {items.nextCursor === '' ? null : <LoadMoreRow {...more} scrollerRef={scroller} />}
    </Scroller>
  );
}

const nameOf = ({ name, email, id }: InboxConversation) => name || email || id;

const idOf = ({ id }: InboxConversation): string => id;

function columnsOf(
  t: InboxTexts,
  hrefOf: (id: string) => string,
): DataTableColumn<InboxConversation>[] {
  const text = (value: string) =>
    value === '' ? (
      <span data-missing>{t('common.notAvailable')}</span>
    ) : (
      <bdi>{shorten(value)}</bdi>
    );
  return [
    {
      id: 'name',
      header: t('inbox.column.name'),
      weight: 20,
      skeleton: 'lead',
      cell: (row) => (
        <TableLead
          media={<Avatar name={row.name || row.email} id={row.contactId || row.id} />}
          title={
            <Link href={hrefOf(row.id)}>
              <bdi>{visitorName(t, row)}</bdi>
            </Link>
          }
        />
      ),
    },
    {
      id: 'email',
      header: t('inbox.column.email'),
      weight: 18,
      stack: 'hidden',
      cell: (row) => text(row.email),
    },
    {
      id: 'phone',
      header: t('inbox.column.phone'),
      kind: 'phone',
      widthKey: ({ phone }) => phone,
      cell: (row) => text(row.phone),
    },
    {
      id: 'assigned',
      header: t('inbox.column.assigned'),
      weight: 14,
      stack: 'hidden',
      cell: (row) => (
        <bdi data-missing={row.assignedTo ? undefined : true}>{ownerText(t, row)}</bdi>
      ),
    },
    {
      id: 'group',
      header: t('inbox.column.group'),
      weight: 14,
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 2,
      cell: (row) => text(row.group),
    },
    {
      id: 'status',
      header: t('inbox.column.status'),
      kind: 'status',
      widthKey: (row) => statusText(t, row),
      cell: (row) => <Badge tone={statusTone(row.status)}>{statusText(t, row)}</Badge>,
    },
    {
      id: 'tag',
      header: t('inbox.column.tag'),
      weight: 14,
      stack: 'hidden',
      collapse: 'hide',
      cell: (row) =>
        row.tags.length === 0
          ? text('')
          : row.tags.map((tag) => (
              <TagChip key={tag}>
                <bdi>{shorten(tag)}</bdi>
              </TagChip>
            )),
    },
  ];
}
