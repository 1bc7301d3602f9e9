import { trimText } from '@platform/i18n/text';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { DirectionCell, PersonName, Summary, TypeCell } from './Cells.tsx';
import { CopyableText } from '../../internal/CopyableText.tsx';
import type { CopyableTextProps } from '../../internal/CopyableText.tsx';
import { copyColumn, dateColumn, textColumn } from './commonColumns.tsx';
import type { InteractionRow } from './crmRows.ts';
import { directionText, typeText } from './interactionKinds.ts';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import type { CrmTexts } from './texts.ts';

type Id = 'type' | 'summary' | 'direction' | 'contact' | 'agent' | 'session' | 'date';

export function interactionColumns(
  t: CrmTexts,
  contactHref: (contactId: string) => string,
): readonly DataTableColumn<InteractionRow>[] {
  const head = (id: Id) => ({ id, header: t(`crm.interactions.column.${id}`) });
  return [
    {
      ...head('type'),
      kind: 'choice',
      skeleton: 'lead',
      sortValue: ({ interaction }) => typeText(t, interaction.typeText),
      cell: ({ interaction: { key, typeText: type } }) => (
        <>
          <TypeCell type={type} />
          <ChangedMark ids={[key]} />
        </>
      ),
    },
    {
      ...head('summary'),
      weight: 4,
      stack: 'note',
      sortValue: ({ interaction }) => trimText(interaction.summary) || undefined,
      cell: ({ interaction }) => <Summary text={interaction.summary} />,
    },
    {
      ...head('direction'),
      kind: 'choice',
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 3,
      sortValue: ({ interaction }) => directionText(t, interaction.directionText),
      cell: ({ interaction }) => <DirectionCell direction={interaction.directionText} />,
    },
    {
      ...head('contact'),
      weight: 2,
      sortValue: ({ contact }) => trimText(contact?.name ?? '') || undefined,
      cell: ({ interaction: { contactId }, contact }) => (
        <span data-person>
          <PersonName {...{ contact, contactId, contactHref }} />
        </span>
      ),
    },
    {
      ...head('agent'),
      weight: 1.5,
      collapse: 'hide',
      collapseOrder: 2,
      ...textColumn(({ agent }) => agent),
    },
    {
      ...head('session'),
      weight: 1.5,
      collapse: 'hide',
      ...copyColumn(MonoText, ({ interaction }) => interaction.sessionId),
    },
    {
      ...head('date'),
      align: 'end',
      ...dateColumn(({ interaction }) => interaction.createdAt),
    },
  ];
}

const MonoText = (props: CopyableTextProps) => (
  <CopyableText {...props}>
    <bdi data-mono>{props.text}</bdi>
  </CopyableText>
);
