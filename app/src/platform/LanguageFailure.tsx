import { useTranslation } from '@platform/i18n';
import { useEffect } from 'react';
import { useSetAtom } from './state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';

/** Reports in the current language that another one could not be loaded. Renders nothing. */
export function LanguageFailure({ count }: { count: number }) {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (count > 0) showToast({ message: t('common.language.failed'), tone: 'danger' });
    // A language change is not a new failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
  return null;
}
