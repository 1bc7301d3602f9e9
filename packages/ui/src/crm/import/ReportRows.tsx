import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Scroller, Table } from './ImportTable.styles.ts';
import type { ImportReportRow } from './types.ts';

/** Rows that are not known to have got in, and why. */
export function ReportRows({ rows }: { rows: readonly ImportReportRow[] }) {
  const t = useTranslation(crmImportTexts);
  const label = t('crmImport.report.table');

  function detail({ result, message }: ImportReportRow): string {
    return message || (result === 'refused' ? t('crmImport.report.failed') : '');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <Scroller aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <colgroup>
          <col style={{ inlineSize: '9%' }} />
          <col style={{ inlineSize: '21%' }} />
          <col style={{ inlineSize: '28%' }} />
          <col style={{ inlineSize: '16%' }} />
          <col style={{ inlineSize: '26%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('crmImport.preview.row')}</th>
            <th scope="col">{t('crmImport.target.name')}</th>
            <th scope="col">{t('crmImport.target.email')}</th>
            <th scope="col">{t('crmImport.report.column')}</th>
            <th scope="col">{t('crmImport.report.detail')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td dir="auto">{row.name}</td>
              <td dir="auto">{row.email}</td>
              <td>{t(`crmImport.result.${row.result}`)}</td>
              <td dir="auto">{detail(row)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
