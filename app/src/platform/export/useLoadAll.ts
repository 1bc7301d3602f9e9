import { loadAllRows } from '@platform/flows';
import type { LoadedPage } from '@platform/flows';
import { controlsTexts, useTranslation } from '@platform/i18n';
import type { TextKey, Translate } from '@platform/i18n';
import { useCallback } from 'react';
import { dismissToastAtom, showToastAtom } from '../../feedback/toastAtoms.ts';
import type { Toast } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../state.ts';

/** How long a load may take before its progress is shown, in ms. */
const PROGRESS_DELAY_MS = 800;

type LoadPage<Row> = (
  page: { limit: number; offset: number },
  signal: AbortSignal,
) => Promise<LoadedPage<Row>>;

/** Loads all rows of a list, of which a page shows a part. */
export type LoadAll = <Row extends { key: string }>(
  loadPage: LoadPage<Row>,
) => Promise<readonly Row[]>;

/** Makes what is saved, of all rows. */
type Make<Made> = (loadAll: LoadAll) => Promise<Made>;

interface Feedback {
  t: Translate<TextKey<typeof controlsTexts> | 'common.action.cancel'>;
  show: (toast: Pick<Toast, 'message' | 'tone' | 'action' | 'onGone'>) => string;
  dismiss: (id: string) => void;
}

/**
 * Runs an export that needs more rows than a page has loaded. Progress and a way to cancel come as a
 * toast; the outcome says how many rows were saved, and if the service has more than one file may hold.
 *
 * @returns runs `make` and resolves with what it saves: null once the user has cancelled
 */
export function useLoadAll() {
  const t = useTranslation(controlsTexts);
  const show = useSetAtom(showToastAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return useCallback(
    <Made extends { rows: readonly unknown[] }>(make: Make<Made>) =>
      runExport(make, { t, show, dismiss }),
    [dismiss, show, t],
  );
}

async function runExport<Made extends { rows: readonly unknown[] }>(
  make: Make<Made>,
  { t, show, dismiss }: Feedback,
): Promise<Made | null> {
  const stop = new AbortController();
  let count = 0;
  let toastId = '';
  let isLoading = true;
  let isWhole = true;

  function showProgress(): void {
    if (!isLoading || stop.signal.aborted) return;
    toastId = show({
      message: t('controls.exporting', { loaded: count }),
      tone: 'info',
      action: { label: t('common.action.cancel'), onSelect: () => stop.abort() },
      // A toast goes after some seconds: the next one has the count of then.
      onGone: showProgress,
    });
  }

  const timer = setTimeout(showProgress, PROGRESS_DELAY_MS);
  try {
    const made = await make(async (loadPage) => {
      const all = await loadAllRows({
        loadPage,
        idOf: ({ key }) => key,
        signal: stop.signal,
        onProgress: (loaded) => (count = Math.max(count, loaded)),
      });
      isWhole &&= all.isWhole;
      return all.rows;
    });
    if (stop.signal.aborted) return null;
    const saved = made.rows.length;
    show(
      isWhole
        ? { message: t('controls.exported', { count: saved }), tone: 'success' }
        : { message: t('controls.exportedPart', { saved }), tone: 'info' },
    );
    return made;
  } catch (error) {
    if (stop.signal.aborted) return null;
    throw error;
  } finally {
    isLoading = false;
    clearTimeout(timer);
    if (toastId) dismiss(toastId);
  }
}
