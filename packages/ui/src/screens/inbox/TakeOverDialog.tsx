import type { InboxPerson } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { shorten } from '../../internal/shorten.ts';

export interface TakeOverDialogProps {
  /** Current assignee. */
  from: InboxPerson;
  /** Message that is sent after taking over; '' for none. */
  text: string;
  onConfirm: () => Promise<ConfirmOutcome>;
  onClose: () => void;
}

export function TakeOverDialog({ from, text, onConfirm, onClose }: TakeOverDialogProps) {
  const t = useTranslation(inboxTexts);
  const name = shorten(from.name);
  return (
    <ConfirmDialog
      title={t('inbox.takeOver.title', { name })}
      description={t('inbox.takeOver.text', { name })}
      details={text ? <bdi>{shorten(text)}</bdi> : undefined}
      confirmLabel={t(text ? 'inbox.takeOver.send' : 'inbox.compose.takeOver')}
      loadingText={t('inbox.takeOver.pending')}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
