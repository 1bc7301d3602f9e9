import {
  analyticsTexts,
  billingTexts,
  integrationsTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import { useSaveFigures } from '../../platform/export/useSaveFigures.ts';
import { analyticsRows } from './analyticsRows.ts';
import type { AnalyticsPanels } from './analyticsRows.ts';

export function useAnalyticsExport(panels: AnalyticsPanels): () => void {
  const t = useTranslation(analyticsTexts, billingTexts, integrationsTexts);
  const formats = useFormats();
  const save = useSaveFigures();
  return () => save('analytics', () => analyticsRows(t, formats, panels));
}
