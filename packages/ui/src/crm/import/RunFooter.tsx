import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FooterWords } from './ImportDialog.styles.ts';
import type { ImportActions, ImportRunStep } from './types.ts';

export interface RunFooterProps {
  state: ImportRunStep;
  actions: ImportActions;
  /** Whether it asks before it cancels. */
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
}

/** Pause, continue and cancel; what cannot be taken back is asked first. */
export function RunFooter({ state, actions, isAsking, onAskingChange }: RunFooterProps) {
  const t = useTranslation(crmImportTexts);
  const stayRef = useRef<HTMLButtonElement>(null);
  const { phase } = state;

  useEffect(() => {
    if (isAsking) stayRef.current?.focus();
  }, [isAsking]);

  if (isAsking) {
    return (
      <>
        <FooterWords role="alert">{t('crmImport.run.ask')}</FooterWords>
        <Button ref={stayRef} onClick={() => onAskingChange(false)}>
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
      <Button variant="dangerQuiet" onClick={() => onAskingChange(true)}>
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
