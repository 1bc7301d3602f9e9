import { useTranslation, voiceAgentsTexts, voiceBulkTexts } from '@platform/i18n';
import { Power, PowerOff, Trash2 } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { AgentsActions, VoiceAgent } from './agentsTypes.ts';

export interface AgentBulkActionsProps extends Pick<
  AgentsActions,
  'onSwitchSeveral' | 'onDeleteSeveral'
> {
  agents: readonly VoiceAgent[];
  onDone: (failed: ReadonlySet<string>) => void;
}

/** Agents that are in the state already are left out. */
export function AgentBulkActions(props: AgentBulkActionsProps) {
  const { agents, onSwitchSeveral, onDeleteSeveral, onDone } = props;
  const t = useTranslation(voiceAgentsTexts, voiceBulkTexts);
  const known = agents.filter(({ id }) => id !== '');
  const online = known.filter(({ isEnabled }) => isEnabled);
  const offline = known.filter(({ isEnabled }) => !isEnabled);
  return (
    <>
      {onSwitchSeveral ? (
        <>
          <Button
            startIcon={<Icon icon={Power} size="small" />}
            aria-haspopup="dialog"
            disabledReason={offline.length === 0 ? t('voiceBulk.online.none') : undefined}
            onClick={() => onSwitchSeveral(offline, true, onDone)}
          >
            {t('voiceBulk.online.confirm')}
          </Button>
          <Button
            startIcon={<Icon icon={PowerOff} size="small" />}
            aria-haspopup="dialog"
            disabledReason={online.length === 0 ? t('voiceBulk.offline.none') : undefined}
            onClick={() => onSwitchSeveral(online, false, onDone)}
          >
            {t('voiceAgents.goOffline.confirm')}
          </Button>
        </>
      ) : null}
      {onDeleteSeveral ? (
        <Button
          variant="danger"
          startIcon={<Icon icon={Trash2} size="small" />}
          aria-haspopup="dialog"
          onClick={() => onDeleteSeveral(known, onDone)}
        >
          {t('voiceAgents.delete')}
        </Button>
      ) : null}
    </>
  );
}
