import { teamTexts, useTranslation } from '@platform/i18n';
import type { TeamRow } from '@platform/ui/team';
import { useCallback } from 'react';
import { useSaveSheet } from '../platform/export/useSaveSheet.ts';

export function useTeamExport() {
  const t = useTranslation(teamTexts);
  const save = useSaveSheet();
  return useCallback(
    (rows: readonly TeamRow[]) =>
      void save('team', async () => (await import('./teamSheet.ts')).teamSheet(rows, t)),
    [save, t],
  );
}
