import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Download } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { DownloadButton, FooterText } from './ImportDialog.styles.ts';
import type { ImportActions } from './importTypes.ts';

export interface ReportFooterProps {
  actions: ImportActions;
  onClose: () => void;
}

export function ReportFooter({ actions, onClose }: ReportFooterProps) {
  const t = useTranslation(crmImportTexts);
  return (
    <>
      <FooterText>
        <DownloadButton
          variant="ghost"
          size="small"
          endIcon={<Icon icon={Download} size="small" />}
          onClick={actions.onDownloadReport}
        >
          {t('crmImport.report.download')}
        </DownloadButton>
      </FooterText>
      <Button onClick={actions.onStartOver}>{t('crmImport.report.another')}</Button>
      <Button variant="primary" onClick={onClose}>
        {t('crmImport.report.done')}
      </Button>
    </>
  );
}
