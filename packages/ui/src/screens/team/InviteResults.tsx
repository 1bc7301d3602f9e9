import { teamDialogsTexts, teamInviteTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Address, Reason, ResultRow, Results } from './InviteResults.styles.ts';
import type { InviteResult } from './useInviteBatch.ts';

export interface InviteResultsProps {
  results: readonly InviteResult[];
  isSending: boolean;
}

const tones: Readonly<Record<InviteResult['status'], BadgeProps['tone']>> = {
  waiting: 'neutral',
  invited: 'success',
  known: 'neutral',
  refused: 'danger',
};

export function InviteResults({ results, isSending }: InviteResultsProps) {
  const t = useTranslation(teamInviteTexts, teamDialogsTexts);
  const total = results.length;
  const done = endedCount(results);
  const invited = results.filter(({ status }) => status === 'invited').length;
  return (
    <div>
      {isSending ? (
        <Progress
          label={t('teamDialogs.invite.pending')}
          value={done}
          max={total}
          valueText={t('teamInvite.sending', { done, total })}
          hasText
        />
      ) : (
        <Text as="output" tone="secondary">
          {t('teamInvite.progress', { done: invited, total })}
        </Text>
      )}
      <Results aria-label={t('teamInvite.results')}>
        {results.map(({ email, status, message }) => (
          <ResultRow key={email}>
            <Address>{email}</Address>
            <Badge tone={tones[status]}>
              {t(status === 'waiting' && !isSending ? 'teamInvite.unsent' : `teamInvite.${status}`)}
            </Badge>
            {message ? (
              <Reason tone="secondary" size="md" breaksWords>
                {message}
              </Reason>
            ) : null}
          </ResultRow>
        ))}
      </Results>
    </div>
  );
}

export interface StopQuestionProps {
  results: readonly InviteResult[];
  onStay: () => void;
  onStop: () => void;
}

/** Asks before the dialog closes while invites are being sent. */
export function StopQuestion({ results, onStay, onStop }: StopQuestionProps) {
  const t = useTranslation(teamInviteTexts);
  const count = results.length - endedCount(results);
  return (
    <Banner
      tone="warning"
      title={t('teamInvite.stopQuestion')}
      actions={
        <>
          <Button size="small" onClick={onStop}>
            {t('teamInvite.stop')}
          </Button>
          <Button ref={focusButton} size="small" variant="primary" onClick={onStay}>
            {t('teamInvite.goOn')}
          </Button>
        </>
      }
    >
      {t('teamInvite.unsentCount', { count })}
    </Banner>
  );
}

const focusButton = (button: HTMLButtonElement | null) => button?.focus();

const endedCount = (results: readonly InviteResult[]): number =>
  results.filter(({ status }) => status !== 'waiting').length;
