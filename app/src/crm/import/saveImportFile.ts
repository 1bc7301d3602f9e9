import { skippedRowsSheet, reportSheet } from '@platform/flows';
import type { ImportRows, ImportSheetTexts } from '@platform/flows';
import type { crmImportTexts, TextKey, Translate } from '@platform/i18n';
import { importNoticeText, importProblemText } from '@platform/ui/internal';
import { saveSheet } from '../../platform/export/saveSheet.ts';

type Texts = Translate<TextKey<typeof crmImportTexts>>;

export function saveImportFile(t: Texts, kind: 'leftOut' | 'report', rows: ImportRows): void {
  const sheet = kind === 'leftOut' ? skippedRowsSheet : reportSheet;
  saveSheet(t(`crmImport.fileName.${kind}`), sheet(rows, importSheetTexts(t)));
}

const importSheetTexts = (t: Texts): ImportSheetTexts => ({
  row: t('crmImport.preview.row'),
  result: t('crmImport.report.column'),
  detail: t('crmImport.report.detail'),
  results: {
    created: t('crmImport.result.created'),
    refused: t('crmImport.result.refused'),
    unknown: t('crmImport.result.unknown'),
    notSent: t('crmImport.result.notSent'),
    leftOut: t('crmImport.result.leftOut'),
  },
  refused: t('crmImport.report.failed'),
  problem: (problem) => importProblemText(t, problem),
  notice: (notice) => importNoticeText(t, notice),
});
