import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Head } from './ColumnMapping.styles.ts';
import { Scroller, Table } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportReportRow } from './types.ts';

/** Rows that were left out, are not known to have got in, or went in in part, and why. */
export function ReportRows({ rows }: { rows: readonly ImportReportRow[] }) {
  const t = useTranslation(crmImportTexts);
  const label = t('crmImport.report.table');

  function failure({ result, message }: ImportReportRow): string {
    return message || (result === 'refused' ? t('crmImport.report.failed') : '');
  }

  return (
    <section>
      <Head>
        <h3>{label}</h3>
      </Head>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard */}
      <Scroller aria-label={label} tabIndex={0}>
        <Table aria-label={label}>
          <colgroup>
            <col style={{ inlineSize: '9%' }} />
            <col style={{ inlineSize: '20%' }} />
            <col style={{ inlineSize: '27%' }} />
            <col style={{ inlineSize: '14%' }} />
            <col style={{ inlineSize: '30%' }} />
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
                <td dir="auto">
                  {failure(row)}
                  <RowRemarks {...row} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </section>
  );
}
