import { teamTexts, useTranslation } from '@platform/i18n';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { row } from '../../internal/looks.styles.ts';

const Notice = styled.output`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-2);
  margin-block-end: var(--platform-space-1-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export interface InvitesNoticeProps {
  refusal: string | undefined;
  onRetry: () => void;
}

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
