import { dialogsTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Question } from './LeaveQuestion.styles.ts';

export interface LeaveQuestionProps {
  /** The safe button; the caller focuses it. */
  stayRef: Ref<HTMLButtonElement>;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ stayRef, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslation(dialogsTexts);
  const textId = useId();

  return (
    <Question aria-labelledby={textId}>
      <p id={textId}>
        <b>{t('dialogs.leave.title')}</b> {t('dialogs.leave.text')}
      </p>
      <span>
        <Button variant="danger" emphasis="low" onClick={onLeave}>
          {t('dialogs.leave.leave')}
        </Button>
        <Button ref={stayRef} variant="primary" aria-describedby={textId} onClick={onStay}>
          {t('dialogs.leave.stay')}
        </Button>
      </span>
    </Question>
  );
}
