import { profileAccountTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';

export interface ClearDraftsDialogProps {
  onClose: () => void;
  onClear: () => void;
}

export function ClearDraftsDialog({ onClose, onClear }: ClearDraftsDialogProps) {
  const t = useTranslation(profileAccountTexts);
  return (
    <ConfirmDialog
      title={t('profileAccount.device.clearTitle')}
      description={t('profileAccount.device.clearText')}
      confirmLabel={t('profileAccount.device.clear')}
      onConfirm={onClear}
      onOpenChange={onClose}
    />
  );
}
