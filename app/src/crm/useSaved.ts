import { crmTexts, useTranslation } from '@platform/i18n';
import type { TextKey } from '@platform/i18n';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isSilent } from '../shared/network/isSilent.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { formMessage } from './errors.ts';
import { isListKey } from './keys.ts';
import type { ListName } from './keys.ts';

/** The texts a write can end in; none of them has a placeholder. */
type Told = Exclude<
  Extract<TextKey<typeof crmTexts>, `crm.${'toast' | 'error'}.${string}`>,
  'crm.toast.leadMoved' | 'crm.error.createInteraction'
>;

/** Tells how a write ended, and reads again what it may have changed. */
export function useSaved() {
  const t = useTranslation(crmTexts);
  const showToast = useSetAtom(showToastAtom);
  const { mutate } = useSWRConfig();

  /**
   * Reads every load of a list again. After a failure too: whether a write was committed is unknown
   * when its answer got lost, and the list will tell (reliability M03).
   */
  const reread = useCallback(
    (name: ListName) => mutate(isListKey(name)).catch(() => undefined),
    [mutate],
  );

  const succeed = useCallback(
    (key: Told) => showToast({ message: t(key), tone: 'success' }),
    [showToast, t],
  );

  /** Raises the toast of spec 8. @returns the words for the form */
  const fail = useCallback(
    (error: unknown, toast: string) => {
      if (!isSilent(error)) showToast({ message: toast, tone: 'danger' });
      return formMessage(error, toast, t('crm.error.unexpected'));
    },
    [showToast, t],
  );

  return { t, reread, succeed, fail };
}
