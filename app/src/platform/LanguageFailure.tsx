import { useTranslation } from '@platform/i18n';
import { useEffect } from 'react';
import { useSetAtom } from './state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';

export function LanguageFailure({ count }: { count: number }) {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (count > 0) showToast({ message: t('common.language.failed'), tone: 'danger' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a language change is no new failure
  }, [count]);
  return null;
}
