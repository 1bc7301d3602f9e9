import type { Conversation } from '@platform/domain';
import { formatMachineDate } from '@platform/i18n';
import type { Formats } from '@platform/i18n';
import { AudioLines } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { durationText } from './callTimes.ts';
import {
  agentText,
  directionIcon,
  directionText,
  dateTimeText,
  msText,
  otherNumber,
  outcomeText,
  outcomeTone,
} from './callTexts.ts';
import type { CallTexts } from './callTexts.ts';
import { LazyNumberText } from '../numbers/LazyNumberText.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NumberLine, StartLink } from './CallTable.styles.ts';

type Id = 'started' | 'agent' | 'number' | 'duration' | 'outcome' | 'sentiment' | 'latency';

export function callColumns(
  t: CallTexts,
  formats: Formats,
  callHref: (callId: string) => string,
): readonly DataTableColumn<Conversation>[] {
  const head = (id: Id) => ({ id, header: t(`voiceCalls.column.${id}`) });
  return [
    {
      ...head('started'),
      kind: 'dateTime',
      widthKey: ({ startedAt }) => startedAt?.getTime(),
      stack: 'note',
      cell: ({ id, startedAt }) => (
        <StartLink href={callHref(id)}>
          <time dateTime={formatMachineDate(startedAt)}>{dateTimeText(formats, startedAt)}</time>
        </StartLink>
      ),
    },
    {
      ...head('agent'),
      stack: 'title',
      skeleton: 'lead',
      cell: (call) => (
        <TableLead
          media={<IconTile icon={AudioLines} tone="accent" />}
          title={<bdi>{agentText(t, call)}</bdi>}
          aside={call.isTest ? t('voiceCalls.test') : undefined}
          note={<NumberText t={t} call={call} />}
        />
      ),
    },
    {
      ...head('number'),
      kind: 'phone',
      widthKey: otherNumber,
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      cell: (call) => <NumberText t={t} call={call} />,
    },
    {
      ...head('duration'),
      kind: 'duration',
      widthKey: ({ durationSeconds }) => durationText(durationSeconds),
      cell: ({ durationSeconds }) => durationText(durationSeconds),
    },
    {
      ...head('outcome'),
      kind: 'status',
      widthKey: (call) => outcomeText(t, call),
      cell: (call) => (
        <Badge tone={outcomeTone(call.outcome)}>
          <bdi>{outcomeText(t, call)}</bdi>
        </Badge>
      ),
    },
    {
      ...head('sentiment'),
      kind: 'choice',
      widthKey: ({ sentiment }) => sentiment,
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 2,
      cell: ({ sentiment }) => (sentiment ? t(`voiceCalls.sentiment.${sentiment}`) : '–'),
    },
    {
      ...head('latency'),
      kind: 'number',
      widthKey: ({ latencyP50Ms }) => latencyP50Ms,
      stack: 'hidden',
      collapse: 'hide',
      cell: ({ latencyP50Ms }) => msText(t, formats, latencyP50Ms),
    },
  ];
}

function NumberText({ t, call }: { t: CallTexts; call: Conversation }) {
  const icon = directionIcon(call.direction);
  const number = otherNumber(call);
  const direction = directionText(t, call);
  return (
    <NumberLine>
      {icon ? <Icon icon={icon} size="small" /> : null}
      {number && icon ? <VisuallyHidden>{direction} </VisuallyHidden> : null}
      {number ? (
        <LazyNumberText number={number} fallback={<bdi>{number}</bdi>} />
      ) : (
        <bdi>{direction}</bdi>
      )}
    </NumberLine>
  );
}
