import {
  deviceSessions,
  endDeviceSession,
  endOtherDeviceSessions,
  isApiError,
} from '@platform/api';
import { profileAccountTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import type { AccountActions, AccountState } from '@platform/ui/profile';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useResource } from '../data/useResource.ts';
import { useFeature } from '../session/useFeature.ts';

const UNAVAILABLE: Remote<never> = { status: 'unavailable' };

export function useSessions(): Pick<AccountState, 'sessions' | 'endingSessions'> &
  Pick<AccountActions, 'onEndSession' | 'onEndOtherSessions'> {
  const t = useTranslation(profileAccountTexts);
  const hasSessions = useFeature('sessions');
  const read = useResource(deviceSessions, hasSessions ? {} : null, {
    errorText: (error) => serverMessageOr(error, t('profileAccount.sessions.failed')),
  });
  const failure = (error: unknown, text: string) =>
    serverMessageOr(error, isRateLimited(error) ? t('profileAccount.sessions.tooMany') : text);

  const [end, { pending }] = useAction(endDeviceSession, {
    success: ({ name: session }) => t('profileAccount.sessions.signedOut', { session }),
    failure: (error, { name: session }) =>
      failure(error, t('profileAccount.sessions.notSignedOut', { session })),
  });
  const [endOthers] = useAction(endOtherDeviceSessions, {
    success: () => t('profileAccount.sessions.othersSignedOut'),
    failure: (error) => failure(error, t('profileAccount.sessions.othersNotSignedOut')),
    failureToast: 'afterLeaving',
  });
  const onEndSession = useCallback<AccountActions['onEndSession']>(
    ({ key, id }, name) => void end({ key, id, name }),
    [end],
  );
  const onEndOtherSessions = useCallback<AccountActions['onEndOtherSessions']>(async () => {
    const outcome = await endOthers({});
    return outcome.isDone ? undefined : { status: 'refused', message: outcome.message };
  }, [endOthers]);
  return {
    sessions: hasSessions ? read : UNAVAILABLE,
    endingSessions: pending,
    onEndSession,
    onEndOtherSessions,
  };
}

const isRateLimited = (error: unknown): boolean => isApiError(error) && error.status === 429;
