import { crmImportTexts, useTranslation } from '@platform/i18n';
import { CircleAlert, Copy, TriangleAlert } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Remark } from './ImportTable.styles.ts';
import { importNoticeText, importProblemText, isRepeated } from './problemText.ts';
import type { ImportPreviewRow } from './importTypes.ts';

export function RowRemarks({ problem, notices }: Pick<ImportPreviewRow, 'problem' | 'notices'>) {
  const t = useTranslation(crmImportTexts);
  if (!problem) {
    return notices?.map((notice) => (
      <Remark key={`${notice.kind} ${notice.text}`} data-tone="warning">
        <Icon icon={TriangleAlert} size="small" />
        <span>{importNoticeText(t, notice)}</span>
      </Remark>
    ));
  }
  const isKnown = isRepeated(problem);
  return (
    <Remark data-tone={isKnown ? 'warning' : 'danger'}>
      <Icon icon={isKnown ? Copy : CircleAlert} size="small" />
      <span>{importProblemText(t, problem)}</span>
    </Remark>
  );
}
