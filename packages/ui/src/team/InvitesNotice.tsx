import { teamTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { Notice } from './InvitesNotice.styles.ts';

export interface InvitesNoticeProps {
  onRetry: () => void;
}

/** A quiet word that the invites are missing while the members are all there. */
export function InvitesNotice({ onRetry }: InvitesNoticeProps) {
  const t = useTranslation(teamTexts);
  return (
    <Notice>
      {t('team.error.invites')}
      <Button variant="ghost" size="small" onClick={onRetry}>
        {t('common.action.retry')}
      </Button>
    </Notice>
  );
}
