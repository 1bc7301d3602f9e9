import type { DeviceSession } from '@platform/domain';
import { profileAccountTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useKeptRowFocus } from '../../internal/useKeptFocus.ts';
import { AccountRow } from './AccountRow.tsx';
import { Item, Quiet, Rows } from './AccountRow.styles.ts';
import { SessionRow } from './SessionRow.tsx';
import type { AccountActions, AccountState } from './types.ts';

type SessionRowsProps = Pick<AccountState, 'endingSessions'> &
  Pick<AccountActions, 'onEndSession' | 'onEndOtherSessions'> & {
    sessions: readonly DeviceSession[];
  };

const LazyEndSessionsDialog = lazyComponent(
  () => import('./EndSessionsDialog.tsx'),
  'EndSessionsDialog',
);

export function SessionRows({ sessions, endingSessions, ...actions }: SessionRowsProps) {
  const t = useTranslation(profileAccountTexts);
  const [isConfirming, setConfirming] = useState(false);
  const { listRef, rowRef } = useKeptRowFocus();
  const count = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const signOutOthers = t('profileAccount.sessions.signOutOthers');
  return (
    <>
      <Rows ref={listRef}>
        <ul aria-label={t('profileAccount.sessions.title')}>
          {sessions.map((session) => (
            <Item key={session.key} ref={rowRef}>
              <SessionRow
                session={session}
                isEnding={endingSessions.has(session.key)}
                onEnd={(name) => actions.onEndSession(session, name)}
              />
            </Item>
          ))}
        </ul>
        {count > 0 ? (
          <AccountRow
            title={t('profileAccount.sessions.others', { count })}
            description={t('profileAccount.sessions.othersHint')}
          >
            <Button
              size="small"
              variant="danger"
              emphasis="low"
              aria-haspopup="dialog"
              onClick={() => setConfirming(true)}
            >
              {signOutOthers}
            </Button>
          </AccountRow>
        ) : (
          <Quiet>{t('profileAccount.sessions.only')}</Quiet>
        )}
      </Rows>
      {isConfirming ? (
        <LazyEndSessionsDialog
          count={count}
          onEndOtherSessions={actions.onEndOtherSessions}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
