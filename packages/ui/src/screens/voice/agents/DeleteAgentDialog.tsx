import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { RemovalOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { UnansweredNumbers } from './UnansweredNumbers.tsx';
import type { AgentNumbers } from './agentsTypes.ts';

export interface DeleteAgentDialogProps {
  /** Name of the agent, which the user types to confirm. */
  name: string;
  /** Numbers that call the agent. */
  numbers: AgentNumbers;
  /** Must not reject; a refusal is shown in the dialog. */
  onConfirm: () => Promise<RemovalOutcome>;
  /** Called to close the dialog, also after the deletion. */
  onClose: () => void;
}

/** Asks the user to type the agent's name before deletion, and lists the numbers it answers. */
export function DeleteAgentDialog({ name, numbers, onConfirm, onClose }: DeleteAgentDialogProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <ConfirmDialog
      title={t('voiceAgents.remove.title', { name })}
      description={t('voiceAgents.remove.text')}
      details={<Consequence numbers={numbers} />}
      confirmationText={name}
      confirmLabel={t('voiceAgents.remove.confirm')}
      loadingText={t('voiceAgents.remove.pending')}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}

function Consequence({ numbers }: { numbers: AgentNumbers }) {
  const t = useTranslation(voiceAgentsTexts);
  if (numbers.status === 'loading') return <Spinner label={t('common.loading')} />;
  if (numbers.status !== 'ready') return <p>{t('voiceAgents.remove.unknown')}</p>;
  if (numbers.data.length === 0) return <p>{t('voiceAgents.remove.none')}</p>;
  return (
    <>
      <p>{t('voiceAgents.remove.silent')}</p>
      <UnansweredNumbers numbers={numbers.data} />
    </>
  );
}
