import type { Conversation } from '@platform/domain';
import { formatMachineDate } from '@platform/i18n';
import type { Formats } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { AudioLines } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { shorten } from '../../../internal/shorten.ts';
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
import { NamedParty, PartyLine, PartyNumber, StartLink } from './CallTable.styles.ts';

type Id = 'started' | 'agent' | 'number' | 'duration' | 'outcome' | 'sentiment' | 'latency';

export interface CallColumnsOptions {
  t: CallTexts;
  formats: Formats;
  callHref: (callId: string) => string;
  contactNameOf?: ((call: Conversation) => string | undefined) | undefined;
}

export function callColumns({
  t,
  formats,
  callHref,
  contactNameOf,
}: CallColumnsOptions): readonly DataTableColumn<Conversation>[] {
  const partyOf = (call: Conversation, lines?: 2) => (
    <CallParty {...{ t, call, lines }} name={shorten(trimText(contactNameOf?.(call) ?? ''))} />
  );
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
          note={partyOf(call)}
        />
      ),
    },
    {
      ...head('number'),
      kind: 'phone',
      widthKey: (call) => contactNameOf?.(call) ?? otherNumber(call),
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      cell: (call) => partyOf(call, 2),
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

interface CallPartyProps {
  t: CallTexts;
  call: Conversation;
  name: string;
  lines: 2 | undefined;
}

function CallParty({ t, call, name, lines }: CallPartyProps) {
  const icon = directionIcon(call.direction);
  const number = otherNumber(call);
  const direction = directionText(t, call);
  const numberText = number ? (
    <LazyNumberText number={number} fallback={<bdi>{number}</bdi>} />
  ) : null;
  return (
    <PartyLine>
      {icon ? <Icon icon={icon} size="small" /> : null}
      {(name || number) && icon ? <VisuallyHidden>{direction} </VisuallyHidden> : null}
      {name ? (
        <NamedParty data-lines={lines}>
          <bdi>{name}</bdi>
          {numberText ? <PartyNumber> {numberText}</PartyNumber> : null}
        </NamedParty>
      ) : (
        (numberText ?? <bdi>{direction}</bdi>)
      )}
    </PartyLine>
  );
}
