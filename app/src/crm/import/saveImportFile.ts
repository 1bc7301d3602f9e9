import type { crmImportTexts, TextKey, Translate } from '@platform/i18n';
import { importProblemText } from '@platform/ui';
import { saveSheet } from '../export/saveSheet.ts';
import type { ImportMaterial } from './importerTypes.ts';
import { filedRows } from './importFiles.ts';
import type { FiledRow } from './importFiles.ts';

type Texts = Translate<TextKey<typeof crmImportTexts>>;

/** Saves the rows that are left out, or of all rows what became of them. */
export function saveImportFile(t: Texts, kind: 'leftOut' | 'report', material: ImportMaterial) {
  const rows = kind === 'leftOut' ? leftOutRows(t, material) : reportRows(t, material);
  const heads = {
    columns: material.headers,
    row: t('crmImport.preview.row'),
    result: t('crmImport.report.column'),
    detail: t('crmImport.report.detail'),
  };
  saveSheet(t(`crmImport.fileName.${kind}`), filedRows(heads, rows));
}

function leftOutRows(t: Texts, { checked }: ImportMaterial): FiledRow[] {
  return checked.leftOut.map(({ record, problem }) => ({
    record,
    result: t('crmImport.result.leftOut'),
    detail: importProblemText(t, problem),
  }));
}

/** Every row of the file, in its order. */
function reportRows(t: Texts, material: ImportMaterial): FiledRow[] {
  const { checked, run } = material;
  const sent = checked.ready.map((record): FiledRow => {
    const { result, message } = run?.outcomes.get(record.number) ?? {
      result: 'notSent' as const,
      message: '',
    };
    const detail = message || (result === 'refused' ? t('crmImport.report.failed') : '');
    return { record, result: t(`crmImport.result.${result}`), detail };
  });
  return [...sent, ...leftOutRows(t, material)].sort(
    (one, other) => one.record.number - other.record.number,
  );
}
