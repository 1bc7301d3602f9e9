import { useTranslation } from '@platform/i18n';
import { ToastRegion } from '@platform/ui';
import { useAtomValue, useSetAtom } from '../state/index.ts';
import { dismissToastAtom, toastsAtom } from './toastAtoms.ts';

/** Shows the toasts of the whole app, over every page. */
export function Toasts() {
  const t = useTranslation();
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return (
    <ToastRegion
      label={t('common.toast.region')}
      closeLabel={t('common.toast.close')}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
