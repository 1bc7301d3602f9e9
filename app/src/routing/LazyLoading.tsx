import { useTranslation } from '@platform/i18n';
import { LazyLoadProvider } from '@platform/ui/internal';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { reloadIfStale } from './staleChunk.ts';
import { whenIdle } from '../platform/whenIdle.ts';

export function LazyLoading({ children }: { children: ReactNode }) {
  const api = useApi();
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const value = useMemo(
    () => ({
      onError: (error: unknown) => {
        if (reloadIfStale(error, () => void reloadPage(api))) return true;
        showToast({ message: t('common.error.default'), tone: 'danger' });
        return false;
      },
      whenIdle: (run: () => void) => whenIdle(api.http, run),
    }),
    [api, t, showToast],
  );
  return <LazyLoadProvider value={value}>{children}</LazyLoadProvider>;
}
