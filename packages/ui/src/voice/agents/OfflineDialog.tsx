import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { SilencedNumbers } from './SilencedNumbers.tsx';
import type { AgentNumber } from './types.ts';

export interface OfflineDialogProps {
  /** The agent's name. */
  name: string;
  /** The numbers that it alone answers; at least one. */
  numbers: readonly AgentNumber[];
  /** Takes the agent Offline. */
  onConfirm: () => void;
  /** Asked to close, also after a yes. */
  onClose: () => void;
}

/** Asks before the last agent of a number goes Offline. */
export function OfflineDialog({ name, numbers, onConfirm, onClose }: OfflineDialogProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <ConfirmDialog
      title={t('voiceAgents.goOffline.title', { name })}
      description={t('voiceAgents.goOffline.text', { count: numbers.length })}
      details={<SilencedNumbers numbers={numbers} />}
      confirmLabel={t('voiceAgents.goOffline.confirm')}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}
