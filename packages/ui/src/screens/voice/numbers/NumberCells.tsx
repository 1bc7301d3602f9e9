import type { PhoneNumber } from '@platform/domain';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { ArrowDownLeft, ArrowUpRight, AudioLines } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { BadgeTone } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { NumberRow } from './numberRows.ts';
import { Agent, AgentLink, Directions } from './NumbersScreen.styles.ts';
import type { NumberAgent, NumberState } from './numbersTypes.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

const tones: Readonly<Record<NumberState, BadgeTone>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
  noAgent: 'warning',
  agentOffline: 'info',
};

export function StatusCell({ row }: { row: NumberRow }) {
  const t = useTranslation(voiceNumbersTexts);
  const { state } = row;
  if (state === null) {
    return <Badge tone="neutral">{row.number.statusText || t('common.notAvailable')}</Badge>;
  }
  const badge = <Badge tone={tones[state]}>{t(`voiceNumbers.status.${state}`)}</Badge>;
  if (state === 'active') return badge;
  return <Tooltip content={t(`voiceNumbers.statusHint.${state}`)}>{badge}</Tooltip>;
}

export function DirectionCell({ number }: { number: PhoneNumber }) {
  const t = useTranslation(voiceNumbersTexts);
  const { isInbound, isOutbound } = number;
  return (
    <Directions>
      {isInbound ? (
        <Stack as="span" direction="row" gap="1-5">
          <Icon icon={ArrowDownLeft} size="small" />
          {t('voiceNumbers.inbound')}
        </Stack>
      ) : null}
      {isOutbound ? (
        <Stack as="span" direction="row" gap="1-5">
          <Icon icon={ArrowUpRight} size="small" />
          {t('voiceNumbers.outbound')}
        </Stack>
      ) : null}
      {isInbound || isOutbound ? null : t('voiceNumbers.noDirection')}
    </Directions>
  );
}

export interface AgentCellProps {
  row: NumberRow;
  agents: readonly NumberAgent[];
  agentHref: (agentId: string) => string;
  onAssign: (number: PhoneNumber, agent: NumberAgent) => void;
}

export function AgentCell({ row, agents, agentHref, onAssign }: AgentCellProps) {
  const t = useTranslation(voiceNumbersTexts);
  const { number, agentName, isAgentOffline } = row;
  if (number.agentId !== '') {
    return (
      <Agent>
        <IconTile icon={AudioLines} tone={isAgentOffline ? 'neutral' : 'accent'} />
        <AgentLink href={agentHref(number.agentId)}>
          <bdi>{agentName}</bdi>
        </AgentLink>
      </Agent>
    );
  }
  if (number.id === '' || agents.length === 0) {
    return <span data-missing>{t('common.notAvailable')}</span>;
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        variant="button"
        size="small"
        label={t('voiceNumbers.assignTo', { number: number.number })}
      >
        {t('voiceNumbers.assign')}
      </Menu.Trigger>
      <Menu.Items
        items={() =>
          agents.map((agent) => ({
            id: agent.id,
            label: agent.name,
            icon: AudioLines,
            onSelect: () => onAssign(number, agent),
          }))
        }
      />
    </Menu.Root>
  );
}
