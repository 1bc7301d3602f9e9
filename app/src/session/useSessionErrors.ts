import { sessionTexts, useTranslation } from '@platform/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';
import type { SessionError } from './errors.ts';

/** Failures are also toasts, except a lost network; a message in view delays its toast. */
export function useSessionErrors() {
  const t = useTranslation(sessionTexts);
  const deferToast = useSetAtom(deferToastAtom);
  const [toast, setToast] = useState<{ message: string } | null>(null);

  // The page shows the message by now.
  useEffect(() => (toast ? deferToast(toast) : undefined), [toast, deferToast]);

  return useCallback(
    ({ key, message, field }: SessionError) => {
      const text = message || t(key);
      const isOffline = key === 'session.error.offline';
      setToast(isOffline ? null : { message: text });
      return { message: text, isOffline, ...(field ? { field } : {}) };
    },
    [t],
  );
}
