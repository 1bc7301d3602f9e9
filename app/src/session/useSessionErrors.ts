import { sessionTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import type { SessionError } from './errors.ts';

/** Writes a session error in the shown language; failures are also toasts, but for a lost network. */
export function useSessionErrors() {
  const t = useTranslation(sessionTexts);
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    ({ key, message, field }: SessionError) => {
      const text = message || t(key);
      const isOffline = key === 'session.error.offline';
      if (!isOffline) showToast({ message: text, tone: 'danger' });
      return { message: text, isOffline, ...(field ? { field } : {}) };
    },
    [t, showToast],
  );
}
