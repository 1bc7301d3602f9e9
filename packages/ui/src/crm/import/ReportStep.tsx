import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Counts } from './Counts.tsx';
import { Note } from './ImportTable.styles.ts';
import { ReportRows } from './ReportRows.tsx';
import type { ImportReportStep } from './types.ts';

/** The outcome of the import, row by row where it did not go through. */
export function ReportStep({ state }: { state: ImportReportStep }) {
  const t = useTranslation(crmImportTexts);
  const { counts, isCancelled, leftOut, rows, missing } = state;
  const isWhole = !isCancelled && missing === 0;
  // What did not happen is no news.
  const figures = (
    [
      { name: 'created', value: counts.created },
      { name: 'refused', value: counts.refused },
      { name: 'unknown', value: counts.unknown },
      { name: 'notSent', value: counts.notSent },
      { name: 'leftOut', value: leftOut },
    ] as const
  ).filter(({ name, value }) => name === 'created' || value > 0);
  return (
    <>
      <Banner tone={isWhole ? 'success' : 'info'}>
        {isCancelled ? t('crmImport.report.cancelled') : t('crmImport.report.finished')}
      </Banner>
      <Counts counts={figures} />
      {counts.unknown > 0 ? <Banner tone="warning">{t('crmImport.report.unknown')}</Banner> : null}
      {rows.length > 0 ? <ReportRows rows={rows} /> : null}
      {rows.length < missing ? (
        <Note>{t('crmImport.preview.first', { shown: rows.length })}</Note>
      ) : null}
    </>
  );
}
