import { figureSheet } from '@platform/flows';
import type { FigureRow } from '@platform/flows';
import { figuresTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useSaveSheet } from './useSaveSheet.ts';

export function useSaveFigures(): (name: string, makeRows: () => readonly FigureRow[]) => void {
  const t = useTranslation(figuresTexts);
  const save = useSaveSheet();
  return useCallback(
    (name, makeRows) => {
      const columns = {
        panel: t('figures.sheet.panel'),
        name: t('figures.sheet.name'),
        value: t('figures.sheet.value'),
        before: t('figures.rangeBefore'),
      };
      void save(name, () => figureSheet(columns, makeRows()));
    },
    [save, t],
  );
}
