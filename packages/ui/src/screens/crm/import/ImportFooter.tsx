import { useTranslation } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { LeaveQuestion } from '../../../patterns/FormDialog/LeaveQuestion.tsx';
import type { useLeaveQuestion } from '../../../patterns/FormDialog/useLeaveQuestion.ts';
import { MatchFooter } from './MatchFooter.tsx';
import { ReportFooter } from './ReportFooter.tsx';
import { RunFooter } from './RunFooter.tsx';
import type { ImportActions, ImportState } from './importTypes.ts';

export interface ImportFooterProps {
  state: ImportState;
  actions: ImportActions;
  question: ReturnType<typeof useLeaveQuestion>;
  onClose: () => void;
}

export function ImportFooter({ state, actions, question, onClose }: ImportFooterProps) {
  const t = useTranslation();
  switch (state.step) {
    case 'file':
      return <Button onClick={onClose}>{t('common.action.cancel')}</Button>;
    case 'match':
      return question.isOpen ? (
        <LeaveQuestion stayRef={question.stayRef} onStay={question.close} onLeave={onClose} />
      ) : (
        <MatchFooter state={state} actions={actions} onCancel={onClose} />
      );
    case 'run':
      return <RunFooter state={state} actions={actions} question={question} />;
    case 'report':
      return <ReportFooter actions={actions} onClose={onClose} />;
  }
}
