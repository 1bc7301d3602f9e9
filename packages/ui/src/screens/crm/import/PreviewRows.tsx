import { crmImportTexts, useTranslation } from '@platform/i18n';
import { ImportTable } from './ImportTable.tsx';
import { Cell, InvalidValue, Row } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportPreviewRow } from './importTypes.ts';

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
            <Value text={row.name} isInvalid={row.problem?.kind === 'nameMissing'} />
          </Cell>
          <Cell dir="auto">
            <Value text={row.email} isInvalid={row.problem?.kind.startsWith('email') ?? false} />
          </Cell>
          <Cell>
            <RowRemarks {...row} />
          </Cell>
        </Row>
      ))}
    </ImportTable>
  );
}

function Value({ text, isInvalid }: { text: string; isInvalid: boolean }) {
  const t = useTranslation(crmImportTexts);
  return isInvalid ? <InvalidValue>{text || t('crmImport.preview.empty')}</InvalidValue> : text;
}
