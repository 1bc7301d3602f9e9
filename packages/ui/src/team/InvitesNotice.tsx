import { teamTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { Notice } from './InvitesNotice.styles.ts';

export interface InvitesNoticeProps {
  /** The server's reason, where it refused: there is nothing to retry. */
  refusal: string | undefined;
  onRetry: () => void;
}

/** A quiet word that the invites are missing while the members are all there. */
export function InvitesNotice({ refusal, onRetry }: InvitesNoticeProps) {
  const t = useTranslation(teamTexts);
  return (
    <Notice>
      {t('team.error.invites')} {refusal ? <bdi>{refusal}</bdi> : null}
      {refusal ? null : (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {t('common.action.retry')}
        </Button>
      )}
    </Notice>
  );
}
