import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Counts } from './Counts.tsx';
import { Note } from './ImportTable.styles.ts';
import { ReportRows } from './ReportRows.tsx';
import type { ImportReportStep } from './importTypes.ts';

const MAX_NAMES = 8;

export interface ReportStepProps {
  state: ImportReportStep;
  onShowMore: () => void;
}

export function ReportStep({ state, onShowMore }: ReportStepProps) {
  const t = useTranslation(crmImportTexts);
  const { counts, isCancelled, leftOut, rows, listed, missing, ignoredColumns = [] } = state;
  const figures = (
    [
      { name: 'created', value: counts.created },
      { name: 'refused', value: counts.refused },
      { name: 'unknown', value: counts.unknown },
      { name: 'notSent', value: counts.notSent },
      { name: 'leftOut', value: leftOut },
    ] as const
  ).filter(({ name, value }) => name === 'created' || value > 0);

  function outcome() {
    if (isCancelled) return <Banner tone="info">{t('crmImport.report.cancelled')}</Banner>;
    if (counts.created === 0 && counts.unknown === 0) {
      return <Banner tone="warning">{t('crmImport.report.nothing')}</Banner>;
    }
    const tone = missing === 0 ? 'success' : 'info';
    return <Banner tone={tone}>{t('crmImport.report.finished')}</Banner>;
  }

  function ignoredText(): string {
    const columns = ignoredColumns.slice(0, MAX_NAMES).join(', ');
    const more = ignoredColumns.length - MAX_NAMES;
    return more > 0
      ? t('crmImport.report.ignoredMore', { columns, more })
      : t('crmImport.report.ignored', { columns });
  }

  return (
    <>
      {outcome()}
      <Counts counts={figures} />
      {counts.unknown > 0 ? <Banner tone="warning">{t('crmImport.report.unknown')}</Banner> : null}
      {ignoredColumns.length > 0 ? <Note>{ignoredText()}</Note> : null}
      {rows.length > 0 ? <ReportRows {...{ rows, listed, onShowMore }} /> : null}
    </>
  );
}
