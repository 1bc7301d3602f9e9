import { crmImportTexts, useTranslation } from '@platform/i18n';
import { ImportTable } from './ImportTable.tsx';
import { Faulty } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportPreviewRow } from './types.ts';

export interface PreviewRowsProps {
  rows: readonly ImportPreviewRow[];
}

/** Rows as they would be imported: the cell that is wrong is underlined, a sentence says why. */
export function PreviewRows({ rows }: PreviewRowsProps) {
  const t = useTranslation(crmImportTexts);
  return (
    <ImportTable
      label={t('crmImport.preview.title')}
      columns={[
        [t('crmImport.preview.row'), 9],
        [t('crmImport.target.name'), 24],
        [t('crmImport.target.email'), 37],
        [t('crmImport.preview.problem'), 30],
      ]}
    >
      {rows.map((row) => (
        <tr key={row.number}>
          <td>{row.number}</td>
          <Cell text={row.name} isFaulty={row.problem?.kind === 'nameMissing'} />
          <Cell text={row.email} isFaulty={row.problem?.kind.startsWith('email') ?? false} />
          <td>
            <RowRemarks {...row} />
          </td>
        </tr>
      ))}
    </ImportTable>
  );
}

function Cell({ text, isFaulty }: { text: string; isFaulty: boolean }) {
  const t = useTranslation(crmImportTexts);
  return (
    <td dir="auto">{isFaulty ? <Faulty>{text || t('crmImport.preview.empty')}</Faulty> : text}</td>
  );
}
