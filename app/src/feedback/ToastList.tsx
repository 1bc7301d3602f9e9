import { useTranslation } from '@platform/i18n';
import { ToastRegion } from '@platform/ui';
import { useSetAtom } from '../platform/state.ts';
import { dismissToastAtom } from './toastAtoms.ts';
import type { Toast } from './toastAtoms.ts';

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const t = useTranslation();
  const dismiss = useSetAtom(dismissToastAtom);
  return (
    <ToastRegion
      label={t('common.toast.region')}
      closeLabel={t('common.toast.close')}
      repeatedLabel={(count) => t('common.toast.repeated', { count })}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
