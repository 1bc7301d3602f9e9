import { controlsTexts, useTranslation } from '@platform/i18n';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Question } from './DiscardQuestion.styles.ts';

export interface DiscardQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before typed text is lost (reading 58). The focus goes to the answer that loses nothing. */
export function DiscardQuestion({ onStay, onLeave }: DiscardQuestionProps) {
  const t = useTranslation(controlsTexts);
  const textId = useId();
  const stayRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    stayRef.current?.focus();
  }, []);

  return (
    <Question role="group" aria-labelledby={textId}>
      <p id={textId}>
        <b>{t('controls.form.unsavedTitle')}</b> {t('controls.form.unsavedText')}
      </p>
      <Button variant="dangerQuiet" onClick={onLeave}>
        {t('controls.form.leave')}
      </Button>
      <Button ref={stayRef} variant="primary" aria-describedby={textId} onClick={onStay}>
        {t('controls.form.stay')}
      </Button>
    </Question>
  );
}
