import { controlsTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { dismissToastAtom, showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../state.ts';
import type { MakeExport } from './runExport.ts';

/** Runs an export that needs more rows than loaded; `make` resolves with null if cancelled. */
export function useLoadAll() {
  const t = useTranslation(controlsTexts);
  const show = useSetAtom(showToastAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return useCallback(
    async <Made extends { rows: readonly unknown[] }>(make: MakeExport<Made>) => {
      const { runExport } = await import('./runExport.ts');
      return runExport(make, { t, show, dismiss });
    },
    [dismiss, show, t],
  );
}
