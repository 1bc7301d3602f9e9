import { crmImportTexts, useTranslation } from '@platform/i18n';
import { ImportTable } from './ImportTable.tsx';
import { Cell, Faulty, Row } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportPreviewRow } from './types.ts';

export interface PreviewRowsProps {
  rows: readonly ImportPreviewRow[];
}

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
        <Row key={row.number}>
          <Cell>{row.number}</Cell>
          <Cell dir="auto">
            <Value text={row.name} isFaulty={row.problem?.kind === 'nameMissing'} />
          </Cell>
          <Cell dir="auto">
            <Value text={row.email} isFaulty={row.problem?.kind.startsWith('email') ?? false} />
          </Cell>
          <Cell>
            <RowRemarks {...row} />
          </Cell>
        </Row>
      ))}
    </ImportTable>
  );
}

function Value({ text, isFaulty }: { text: string; isFaulty: boolean }) {
  const t = useTranslation(crmImportTexts);
  return isFaulty ? <Faulty>{text || t('crmImport.preview.empty')}</Faulty> : text;
}
