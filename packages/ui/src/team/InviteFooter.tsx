import { teamTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';

export interface InviteFooterProps {
  isPending: boolean;
  onCancel: () => void;
}

/** Cancel and Invite. */
export function InviteFooter({ isPending, onCancel }: InviteFooterProps) {
  const t = useTranslation(teamTexts);
  return (
    <>
      <Button onClick={onCancel}>{t('team.invite.cancel')}</Button>
      <Button
        type="submit"
        variant="primary"
        isLoading={isPending}
        loadingText={t('team.invite.pending')}
      >
        {t('team.invite.submit')}
      </Button>
    </>
  );
}
