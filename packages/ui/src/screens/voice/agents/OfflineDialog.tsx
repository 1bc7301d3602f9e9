import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { UnansweredNumbers } from './UnansweredNumbers.tsx';
import type { AgentNumber } from './agentsTypes.ts';

export interface OfflineDialogProps {
  /** Name of the agent. */
  name: string;
  /** Numbers that only this agent answers; at least one. */
  numbers: readonly AgentNumber[];
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called to close the dialog, also after confirmation. */
  onClose: () => void;
}

/** Asks for confirmation before the only agent of a number goes offline. */
export function OfflineDialog({ name, numbers, onConfirm, onClose }: OfflineDialogProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <ConfirmDialog
      title={t('voiceAgents.goOffline.title', { name })}
      description={t('voiceAgents.goOffline.text', { count: numbers.length })}
      details={<UnansweredNumbers numbers={numbers} />}
      confirmLabel={t('voiceAgents.goOffline.confirm')}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}
