import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { Copy, Pencil, Play, Trash2 } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { useAgentActions } from './AgentTableContext.ts';
import type { VoiceAgent } from './agentsTypes.ts';

export function AgentActions({ agent }: { agent: VoiceAgent }) {
  const t = useTranslation(voiceAgentsTexts);
  const { agentHref, onDuplicate, onDelete, onTest, planRefusal } = useAgentActions('AgentActions');
  const { id, name } = agent;
  if (id === '') return null;
  return (
    <>
      {onTest ? (
        <IconButton
          label={t('voiceAgents.test', { name })}
          icon={<Icon icon={Play} />}
          size="small"
          aria-haspopup="dialog"
          onClick={() => onTest(agent)}
        />
      ) : null}
      <Menu.Root>
        <Menu.Trigger label={t('voiceAgents.rowActions', { name })} size="small" />
        <Menu.Items
          items={() => [
            { id: 'edit', label: t('voiceAgents.edit'), icon: Pencil, href: agentHref(id) },
            {
              id: 'duplicate',
              label: t('voiceAgents.duplicate'),
              icon: Copy,
              disabledReason: planRefusal,
              onSelect: () => onDuplicate(agent),
            },
            { id: 'line', type: 'separator' },
            {
              id: 'delete',
              label: t('voiceAgents.delete'),
              icon: Trash2,
              tone: 'danger',
              onSelect: () => onDelete(agent),
            },
          ]}
          placement="bottom-end"
        />
      </Menu.Root>
    </>
  );
}
