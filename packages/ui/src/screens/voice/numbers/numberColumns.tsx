import type { TextKey, Translate, commonTexts, voiceNumbersTexts } from '@platform/i18n';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { countryName } from './countryName.ts';
import { LazyNumberText } from './LazyNumberText.ts';
import { NumberActions } from './NumberActions.tsx';
import type { NumberActionsProps } from './NumberActions.tsx';
import { AgentCell, DirectionCell, StatusCell } from './NumberCells.tsx';
import type { AgentCellProps } from './NumberCells.tsx';
import type { NumberRow } from './numberRows.ts';
import { providerName } from './providers.ts';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';

type Texts = Translate<TextKey<typeof voiceNumbersTexts | typeof commonTexts>>;

export interface NumberColumnOptions
  extends Omit<AgentCellProps, 'row'>, Omit<NumberActionsProps, 'number'> {
  tag: string;
}

type Id = 'number' | 'provider' | 'country' | 'agent' | 'direction' | 'status' | 'actions';

export function numberColumns(
  t: Texts,
  { tag, onEdit, onRelease, ...agent }: NumberColumnOptions,
): readonly DataTableColumn<NumberRow>[] {
  const head = (id: Id) => ({ id, header: t(`voiceNumbers.column.${id}`) });
  const text = (shown: string) =>
    shown === '' ? (
      <span data-missing>{t('common.notAvailable')}</span>
    ) : (
      <Truncate isMuted>{shown}</Truncate>
    );
  return [
    {
      ...head('number'),
      kind: 'phone',
      skeleton: 'lead',
      sortValue: ({ number }) => number.number || undefined,
      cell: ({ number }) => (
        <>
          <TableLead
            title={
              number.number ? (
                <LazyNumberText number={number.number} fallback={<bdi>{number.number}</bdi>} />
              ) : (
                text('')
              )
            }
            note={number.label ? <bdi>{number.label}</bdi> : undefined}
            hasTwoLines
          />
          <ChangedMark ids={[number.id]} />
        </>
      ),
    },
    {
      ...head('provider'),
      weight: 2,
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 3,
      sortValue: ({ number }) => providerName(number.provider, number.providerText) || undefined,
      cell: ({ number }) => text(providerName(number.provider, number.providerText)),
    },
    {
      ...head('country'),
      weight: 2,
      stack: 'hidden',
      collapse: 'hide',
      sortValue: ({ number }) => countryName(number.country, tag) || undefined,
      cell: ({ number }) => text(countryName(number.country, tag)),
    },
    {
      ...head('agent'),
      weight: 3,
      stack: 'note',
      sortValue: ({ agentName }) => agentName || undefined,
      cell: (row) => <AgentCell row={row} {...agent} />,
    },
    {
      ...head('direction'),
      kind: 'choice',
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 2,
      cell: ({ number }) => <DirectionCell number={number} />,
    },
    {
      ...head('status'),
      kind: 'status',
      sortValue: ({ state, number }) => state ?? number.statusText,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      ...head('actions'),
      kind: 'actions',
      cell: ({ number }) => <NumberActions {...{ number, onEdit, onRelease }} />,
    },
  ];
}
