import { useTranslation } from '@platform/i18n';
import { watchLostParts } from '@platform/ui';
import { useEffect } from 'react';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { useSetAtom } from '../state/index.ts';
import { showToastAtom } from '../toasts/toastAtoms.ts';
import { reloadIfStale } from './staleChunk.ts';

/**
 * Takes care of menus and dialogs whose chunk is gone: the page is loaded anew, once; where that
 * does not help, a message says that it did not work (reliability P05). Renders nothing.
 */
export function LostParts() {
  const api = useApi();
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  useEffect(
    () =>
      watchLostParts((error) => {
        if (reloadIfStale(error, () => void reloadPage(api))) return true;
        showToast({ message: t('common.error.default'), tone: 'danger' });
        return false;
      }),
    [api, t, showToast],
  );
  return null;
}
