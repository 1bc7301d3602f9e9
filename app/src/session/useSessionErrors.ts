import { sessionTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import type { SessionError } from './errors.ts';

/** Writes a session error in the shown language; failures are also toasts. */
export function useSessionErrors() {
  const t = useTranslation(sessionTexts);
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    ({ key, message, field }: SessionError) => {
      const text = message || t(key);
      showToast({ message: text, tone: 'danger' });
      return field ? { message: text, field } : { message: text };
    },
    [t, showToast],
  );
}
