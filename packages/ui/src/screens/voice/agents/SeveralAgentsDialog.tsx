import { useFormats, useTranslation, voiceAgentsTexts, voiceBulkTexts } from '@platform/i18n';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { ConfirmSeveral } from '../../../patterns/ConfirmDialog/ConfirmSeveral.tsx';
import type { ItemFailure } from '../../../patterns/ConfirmDialog/ConfirmSeveral.tsx';
import { UnansweredNumbers } from './UnansweredNumbers.tsx';
import type { AgentNumbers } from './agentsTypes.ts';

export interface SeveralAgentsDialogProps {
  /** What happens to the agents. */
  action: 'online' | 'offline' | 'delete';
  /** The agents. */
  agents: readonly { id: string; name: string }[];
  /** Numbers that only these agents answer; not used for `online`. */
  numbers: AgentNumbers;
  /** Runs the action for the agents with these ids and resolves with those that failed. Must not reject. */
  onConfirm: (ids: ReadonlySet<string>) => Promise<readonly ItemFailure[]>;
  /** Called to close the dialog, also after confirmation. */
  onClose: () => void;
}

/** Confirms taking several agents online or offline, or deleting them by typing their number. */
export function SeveralAgentsDialog(props: SeveralAgentsDialogProps) {
  const { action, agents, numbers, onConfirm, onClose } = props;
  const t = useTranslation(voiceAgentsTexts, voiceBulkTexts);
  const formats = useFormats();
  const count = agents.length;
  const labels = {
    online: t('voiceBulk.online.confirm'),
    offline: t('voiceAgents.goOffline.confirm'),
    delete: t('voiceAgents.remove.confirm'),
  };
  return (
    <ConfirmSeveral
      title={t(`voiceBulk.${action}.title`, { count })}
      description={t(`voiceBulk.${action}.text`)}
      items={agents}
      details={action === 'online' ? null : <Consequence numbers={numbers} />}
      failedText={() => t(`voiceBulk.${action}.failed`)}
      confirmLabel={labels[action]}
      confirmVariant={action === 'online' ? 'primary' : 'danger'}
      loadingText={t(`voiceBulk.${action}.pending`)}
      {...(action === 'delete' && { confirmationText: formats.number(count) })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function Consequence({ numbers }: { numbers: AgentNumbers }) {
  const t = useTranslation(voiceAgentsTexts, voiceBulkTexts);
  if (numbers.status === 'loading') return <Spinner label={t('common.loading')} />;
  if (numbers.status !== 'ready') return <p>{t('voiceAgents.remove.unknown')}</p>;
  if (numbers.data.length === 0) return null;
  return (
    <Grid gap="1">
      <p>{t('voiceBulk.unanswered')}</p>
      <UnansweredNumbers numbers={numbers.data} />
    </Grid>
  );
}
