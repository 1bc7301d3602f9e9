import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { SilencedNumbers } from './SilencedNumbers.tsx';
import type { AgentNumbers } from './types.ts';

export interface DeleteAgentDialogProps {
  /** The agent's name, which has to be typed. */
  name: string;
  /** The numbers that lead to it. */
  numbers: AgentNumbers;
  /** Must not reject; a refusal stays in the dialog. */
  onConfirm: () => Promise<RemovalOutcome>;
  /** Asked to close, also once it was deleted. */
  onClose: () => void;
}

/** Asks for the name of an agent before it is deleted, and says which numbers fall silent. */
export function DeleteAgentDialog({ name, numbers, onConfirm, onClose }: DeleteAgentDialogProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <ConfirmDialog
      title={t('voiceAgents.remove.title', { name })}
      description={t('voiceAgents.remove.text')}
      details={<Consequence numbers={numbers} />}
      nameToType={name}
      confirmLabel={t('voiceAgents.remove.confirm')}
      pendingLabel={t('voiceAgents.remove.pending')}
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
      <SilencedNumbers numbers={numbers.data} />
    </>
  );
}
