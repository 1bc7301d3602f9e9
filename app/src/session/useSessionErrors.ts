import { sessionTexts, useTranslation } from '@platform/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';
import type { SessionError } from './errors.ts';

/**
 * Writes a session error in the shown language. Failures are also toasts, but for a lost network;
 * where the page says the same, the toast waits until that is out of view.
 */
export function useSessionErrors() {
  const t = useTranslation(sessionTexts);
  const deferToast = useSetAtom(deferToastAtom);
  const [told, setTold] = useState<{ message: string } | null>(null);

  // The page says it by then.
  useEffect(() => (told ? deferToast(told) : undefined), [told, deferToast]);

  return useCallback(
    ({ key, message, field }: SessionError) => {
      const text = message || t(key);
      const isOffline = key === 'session.error.offline';
      setTold(isOffline ? null : { message: text });
      return { message: text, isOffline, ...(field ? { field } : {}) };
    },
    [t],
  );
}
