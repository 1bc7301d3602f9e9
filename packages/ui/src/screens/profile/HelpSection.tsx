import { profileAccountTexts, useTranslation } from '@platform/i18n';
import { Copy, Download } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useCopy } from '../../internal/useCopy.ts';
import { FormSection } from '../../patterns/FormPage/FormSection.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { AccountRow } from './AccountRow.tsx';
import { Rows, Report } from './AccountRow.styles.ts';
import type { AccountActions, AccountScreenProps } from './types.ts';

type HelpSectionProps = Pick<AccountScreenProps, 'writeReport'> &
  Pick<AccountActions, 'onDownloadReport'>;

export function HelpSection({ writeReport, onDownloadReport }: HelpSectionProps) {
  const t = useTranslation(profileAccountTexts);
  const id = useId();
  const [report, setReport] = useState<string | null>(null);
  const isShown = report !== null;
  const show = t('profileAccount.help.show');
  useShortcut({ id: 'account.report', label: show, onPress: () => setReport(writeReport()) });
  return (
    <FormSection title={t('profileAccount.help.title')} description={t('profileAccount.help.text')}>
      <Rows>
        <AccountRow
          title={t('profileAccount.help.report')}
          description={t('profileAccount.help.hint')}
        >
          <Button
            size="small"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setReport(isShown ? null : writeReport())}
          >
            {isShown ? t('profileAccount.help.hide') : show}
          </Button>
        </AccountRow>
        {isShown ? (
          <div id={id}>
            <Report dir="ltr" lang="en">
              {report}
            </Report>
            <ReportTools report={report} onDownload={() => onDownloadReport(report)} />
          </div>
        ) : null}
      </Rows>
    </FormSection>
  );
}

function ReportTools({ report, onDownload }: { report: string; onDownload: () => void }) {
  const t = useTranslation(profileAccountTexts);
  const [result, copy] = useCopy(report);
  return (
    <AccountRow title={<span aria-live="polite">{result ? t(`common.copy.${result}`) : ''}</span>}>
      <Button size="small" startIcon={<Icon icon={Download} />} onClick={onDownload}>
        {t('profileAccount.help.download')}
      </Button>
      <Button size="small" startIcon={<Icon icon={Copy} />} onClick={copy}>
        {t('profileAccount.help.copy')}
      </Button>
    </AccountRow>
  );
}
