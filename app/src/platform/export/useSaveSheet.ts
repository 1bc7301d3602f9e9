import type { CsvSheet } from '@platform/flows';
import { useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../state.ts';

export function useSaveSheet() {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    async (name: string, makeSheet: () => CsvSheet | Promise<CsvSheet | null>) => {
      try {
        const { saveSheet } = await import('./saveSheet.ts');
        const sheet = await makeSheet();
        if (sheet) saveSheet(name, sheet);
      } catch {
        showToast({ message: t('common.error.default'), tone: 'danger' });
      }
    },
    [showToast, t],
  );
}
