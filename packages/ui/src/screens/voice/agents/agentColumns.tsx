import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import type { Formats, TextKey, Translate, commonTexts, voiceTexts } from '@platform/i18n';
import { AudioLines } from 'lucide';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { PhoneText } from '../../../internal/PhoneText.tsx';
import { SuccessRate } from '../../../internal/SuccessRate.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { LazyNumberText } from '../numbers/LazyNumberText.ts';
import { AgentActions } from './AgentActions.tsx';
import { useAgentActions } from './AgentTableContext.ts';
import { agentTypeText } from '../../../internal/agentTypes.ts';
import type { VoiceAgent } from './agentsTypes.ts';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';

type Translated = Translate<
  TextKey<typeof voiceAgentsTexts | typeof voiceTexts | typeof commonTexts>
>;

export function agentColumns(
  t: Translated,
  formats: Formats,
): readonly DataTableColumn<VoiceAgent>[] {
  const noteOf = ({ type, voiceName }: VoiceAgent) =>
    [agentTypeText(t, type), voiceName].filter(Boolean).join(' · ');
  return [
    {
      id: 'name',
      header: t('voiceAgents.column.name'),
      weight: 3,
      skeleton: 'lead',
      cell: (agent) => (
        <>
          <TableLead
            media={<IconTile icon={AudioLines} tone={agent.isEnabled ? 'accent' : 'neutral'} />}
            title={<AgentName agent={agent} />}
            note={<bdi>{noteOf(agent)}</bdi>}
          />
          <ChangedMark ids={[agent.id]} />
        </>
      ),
    },
    {
      id: 'type',
      header: t('voiceAgents.column.type'),
      kind: 'choice',
      widthKey: (agent) => agentTypeText(t, agent.type),
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      cell: ({ type }) => <Truncate isMuted>{agentTypeText(t, type)}</Truncate>,
    },
    {
      id: 'voice',
      header: t('voiceAgents.column.voice'),
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      cell: ({ voiceName }) =>
        voiceName ? <Truncate isMuted>{voiceName}</Truncate> : <span data-missing>–</span>,
    },
    {
      id: 'number',
      header: t('voiceAgents.column.number'),
      kind: 'phone',
      widthKey: ({ phoneNumber }) => phoneNumber,
      stack: 'hidden',
      collapse: 'hide',
      cell: ({ phoneNumber }) =>
        phoneNumber ? (
          <PhoneText text={phoneNumber} isInRow>
            <LazyNumberText number={phoneNumber} fallback={<bdi>{phoneNumber}</bdi>} />
          </PhoneText>
        ) : (
          <span data-missing>–</span>
        ),
    },
    {
      id: 'status',
      header: t('voiceAgents.column.status'),
      kind: 'status',
      widthKey: ({ isEnabled }) => String(isEnabled),
      cell: (agent) => <AgentSwitch agent={agent} />,
    },
    {
      id: 'calls',
      header: t('voiceAgents.column.callsToday'),
      kind: 'number',
      widthKey: ({ callsToday }) => callsToday,
      stack: 'hidden',
      cell: ({ callsToday }) => formats.number(callsToday),
    },
    {
      id: 'success',
      header: t('voiceAgents.column.successRate'),
      kind: 'number',
      widthKey: ({ successRate }) => formats.share(successRate ?? Number.NaN, 1),
      stack: 'hidden',
      cell: ({ successRate }) => (
        <SuccessRate label={t('voiceAgents.column.successRate')} rate={successRate} />
      ),
    },
    {
      id: 'actions',
      header: t('voiceAgents.column.actions'),
      kind: 'actions',
      cell: (agent) => <AgentActions agent={agent} />,
    },
  ];
}

function AgentName({ agent: { id, name } }: { agent: VoiceAgent }) {
  const { agentHref } = useAgentActions('AgentName');
  return id === '' ? (
    <bdi>{name}</bdi>
  ) : (
    <Link href={agentHref(id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function AgentSwitch({ agent }: { agent: VoiceAgent }) {
  const t = useTranslation(voiceAgentsTexts);
  const { onSwitch } = useAgentActions('AgentSwitch');
  return (
    <Switch
      label={t('voiceAgents.switch', { name: agent.name })}
      isLabelHidden
      stateText={t(agent.isEnabled ? 'voiceAgents.online' : 'voiceAgents.offline')}
      checked={agent.isEnabled}
      disabled={agent.id === ''}
      onCheckedChange={(isEnabled) => onSwitch(agent, isEnabled)}
    />
  );
}
