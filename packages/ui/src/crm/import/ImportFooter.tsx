import { useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LeaveQuestion } from '../../patterns/FormDialog/LeaveQuestion.tsx';
import { MatchFooter } from './MatchFooter.tsx';
import { ReportFooter } from './ReportFooter.tsx';
import { RunFooter } from './RunFooter.tsx';
import type { ImportActions, ImportState } from './types.ts';

export interface ImportFooterProps {
  state: ImportState;
  actions: ImportActions;
  /** Whether it asks before something is lost. */
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onClose: () => void;
}

/** The buttons of each step; a question before a mapping is lost or an import cancelled. */
export function ImportFooter(props: ImportFooterProps) {
  const { state, actions, isAsking, onAskingChange, onClose } = props;
  const t = useTranslation();
  const stayRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isAsking) stayRef.current?.focus();
  }, [isAsking]);

  if (state.step === 'run') return <RunFooter {...{ state, actions, isAsking, onAskingChange }} />;
  if (state.step === 'report') return <ReportFooter actions={actions} onClose={onClose} />;
  if (state.step === 'file') return <Button onClick={onClose}>{t('common.action.cancel')}</Button>;
  return isAsking ? (
    <LeaveQuestion stayRef={stayRef} onStay={() => onAskingChange(false)} onLeave={onClose} />
  ) : (
    <MatchFooter state={state} actions={actions} onCancel={onClose} />
  );
}
