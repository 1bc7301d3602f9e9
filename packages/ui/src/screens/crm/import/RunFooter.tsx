import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { FooterText } from './ImportDialog.styles.ts';
import type { ImportFooterProps } from './ImportFooter.tsx';
import type { ImportRunStep } from './importTypes.ts';

export interface RunFooterProps extends Pick<ImportFooterProps, 'actions' | 'question'> {
  state: ImportRunStep;
}

export function RunFooter({ state: { phase }, actions, question }: RunFooterProps) {
  const t = useTranslation(crmImportTexts);
  const { isOpen, stayRef, ask, close } = question;
  if (isOpen) {
    return (
      <>
        <FooterText role="alert">{t('crmImport.run.ask')}</FooterText>
        <Button ref={stayRef} onClick={close}>
          {t('crmImport.run.stay')}
        </Button>
        <Button variant="danger" onClick={actions.onCancelRun}>
          {t('crmImport.run.cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="danger" emphasis="low" onClick={ask}>
        {t('crmImport.run.cancel')}
      </Button>
      <Button
        variant={phase === 'paused' ? 'primary' : 'secondary'}
        isLoading={phase === 'pausing'}
        onClick={phase === 'paused' ? actions.onResume : actions.onPause}
      >
        {phase === 'paused' ? t('crmImport.run.resume') : t('crmImport.run.pause')}
      </Button>
    </>
  );
}
