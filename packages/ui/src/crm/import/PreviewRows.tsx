import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Faulty, Scroller, Table } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportPreviewRow } from './types.ts';

export interface PreviewRowsProps {
  rows: readonly ImportPreviewRow[];
}

/** Rows as they would be imported: the cell that is wrong is underlined, a sentence says why. */
export function PreviewRows({ rows }: PreviewRowsProps) {
  const t = useTranslation(crmImportTexts);
  const label = t('crmImport.preview.title');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <Scroller aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <colgroup>
          <col style={{ inlineSize: '9%' }} />
          <col style={{ inlineSize: '24%' }} />
          <col style={{ inlineSize: '37%' }} />
          <col style={{ inlineSize: '30%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('crmImport.preview.row')}</th>
            <th scope="col">{t('crmImport.target.name')}</th>
            <th scope="col">{t('crmImport.target.email')}</th>
            <th scope="col">{t('crmImport.preview.problem')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Table>
    </Scroller>
  );
}

function Cell({ text, isFaulty }: { text: string; isFaulty: boolean }) {
  const t = useTranslation(crmImportTexts);
  return (
    <td dir="auto">{isFaulty ? <Faulty>{text || t('crmImport.preview.empty')}</Faulty> : text}</td>
  );
}
