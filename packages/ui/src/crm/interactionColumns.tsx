import type { DataTableColumn } from '../components/DataTable/types.ts';
import { ShortDate } from '../internal/ShortDate.tsx';
import { DirectionCell, PersonName, Summary, TextCell, TypeCell } from './Cells.tsx';
import type { InteractionRow } from './crmRows.ts';
import { directionText, typeText } from './interactionKinds.ts';
import type { CrmTexts } from './texts.ts';

/** The columns; in a list the summary goes under the type. */
export function interactionColumns(
  t: CrmTexts,
  contactHref: (contactId: string) => string,
): readonly DataTableColumn<InteractionRow>[] {
  return [
    {
      id: 'type',
      header: t('crm.interactions.column.type'),
      width: '13%',
      skeleton: 'lead',
      sortValue: ({ interaction }) => typeText(t, interaction.type),
      cell: ({ interaction }) => <TypeCell type={interaction.type} />,
    },
    {
      id: 'summary',
      header: t('crm.interactions.column.summary'),
      width: '29%',
      stack: 'note',
      sortValue: ({ interaction }) => interaction.summary.trim() || undefined,
      cell: ({ interaction }) => <Summary text={interaction.summary} />,
    },
    {
      id: 'direction',
      header: t('crm.interactions.column.direction'),
      width: '12%',
      stack: 'hidden',
      sortValue: ({ interaction }) => directionText(t, interaction.direction),
      cell: ({ interaction }) => <DirectionCell direction={interaction.direction} />,
    },
    {
      id: 'contact',
      header: t('crm.interactions.column.contact'),
      width: '15%',
      sortValue: ({ contact }) => contact?.name.trim() || undefined,
      cell: ({ interaction: { contactId }, contact }) => (
        <span data-person>
          <PersonName {...{ contact, contactId, contactHref }} />
        </span>
      ),
    },
    {
      id: 'agent',
      header: t('crm.interactions.column.agent'),
      width: '13%',
      stack: 'hidden',
      sortValue: ({ agent }) => agent.trim() || undefined,
      cell: ({ agent }) => <TextCell text={agent} />,
    },
    {
      id: 'session',
      header: t('crm.interactions.column.session'),
      width: '10%',
      stack: 'hidden',
      sortValue: ({ interaction }) => interaction.sessionId.trim() || undefined,
      cell: ({ interaction }) => <TextCell text={interaction.sessionId} isMono />,
    },
    {
      id: 'date',
      header: t('crm.interactions.column.date'),
      align: 'end',
      sortValue: ({ interaction }) => interaction.createdAt?.getTime(),
      cell: ({ interaction }) => <ShortDate date={interaction.createdAt} />,
    },
  ];
}
