import { profileAccountTexts, useTranslation } from '@platform/i18n';
import { Download } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FormSection } from '../../patterns/FormPage/FormSection.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { AccountRow } from './AccountRow.tsx';
import { Rows } from './AccountRow.styles.ts';
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
            <CodeBlock
              lang="en"
              label={t('profileAccount.help.report')}
              code={report}
              defaultWrapped
              copyLabel={t('profileAccount.help.copy')}
            />
            <AccountRow title="">
              <Button
                size="small"
                startIcon={<Icon icon={Download} />}
                onClick={() => onDownloadReport(report)}
              >
                {t('profileAccount.help.download')}
              </Button>
            </AccountRow>
          </div>
        ) : null}
      </Rows>
    </FormSection>
  );
}
