import type { CsvSheet } from '@platform/flows';
import { useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../state.ts';

/**
 * Saves a table as a CSV file with the day in its name. The library comes with the first export;
 * where it cannot be had, a toast says so.
 */
export function useSaveSheet(): (name: string, sheet: CsvSheet) => Promise<void> {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    async (name, sheet) => {
      try {
        const { saveSheet } = await import('./saveSheet.ts');
        saveSheet(name, sheet);
      } catch {
        showToast({ message: t('common.error.default'), tone: 'danger' });
      }
    },
    [showToast, t],
  );
}
