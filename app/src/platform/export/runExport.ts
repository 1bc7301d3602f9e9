import { loadAll } from '@platform/api';
import type { Identified, ListPage, LoadedPage } from '@platform/api';
import type { controlsTexts, TextKey, Translate } from '@platform/i18n';
import type { Toast } from '../../feedback/toastAtoms.ts';

const PROGRESS_DELAY_MS = 800;

type LoadPage<Row> = (page: ListPage, signal: AbortSignal) => Promise<LoadedPage<Row>>;

export type LoadAll = <Row extends Identified>(loadPage: LoadPage<Row>) => Promise<readonly Row[]>;

export type MakeExport<Made> = (loadAll: LoadAll) => Promise<Made>;

interface Feedback {
  t: Translate<TextKey<typeof controlsTexts> | 'common.action.cancel'>;
  show: (toast: Pick<Toast, 'message' | 'tone' | 'action' | 'onClose'>) => string;
  dismiss: (id: string) => void;
}

export async function runExport<Made extends { rows: readonly unknown[] }>(
  make: MakeExport<Made>,
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
      // Toasts close after some seconds: show the next one with the current count.
      onClose: showProgress,
    });
  }

  const timer = setTimeout(showProgress, PROGRESS_DELAY_MS);
  try {
    const made = await make(async (loadPage) => {
      const all = await loadAll((page) => loadPage(page, stop.signal), {
        onProgress: (loaded) => (count = Math.max(count, loaded)),
      });
      isWhole &&= all.isComplete;
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
