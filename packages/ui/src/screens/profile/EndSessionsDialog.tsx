import { profileAccountTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { AccountActions } from './types.ts';

export interface EndSessionsDialogProps extends Pick<AccountActions, 'onEndOtherSessions'> {
  count: number;
  onClose: () => void;
}

export function EndSessionsDialog({ count, onClose, onEndOtherSessions }: EndSessionsDialogProps) {
  const t = useTranslation(profileAccountTexts);
  return (
    <ConfirmDialog
      title={t('profileAccount.sessions.othersTitle')}
      description={t('profileAccount.sessions.othersText', { count })}
      confirmLabel={t('profileAccount.sessions.signOutOthers')}
      onConfirm={onEndOtherSessions}
      onOpenChange={onClose}
    />
  );
}
