import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/Dialog/index.ts';
import { useLeaveQuestion } from '../../../patterns/FormDialog/useLeaveQuestion.ts';
import type { Step } from '../../../patterns/Stepper/Stepper.tsx';
import { FileStep } from './FileStep.tsx';
import { Content, Frame, Stage, Steps } from './ImportDialog.styles.ts';
import { ImportFooter } from './ImportFooter.tsx';
import { MatchStep } from './MatchStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { RunStep } from './RunStep.tsx';
import type { ImportActions, ImportLimits, ImportState, ImportTarget } from './importTypes.ts';

export interface ImportDialogProps {
  /** The current step with its data. */
  state: ImportState;
  /** Callbacks of the buttons. */
  actions: ImportActions;
  /** Limits of a file, shown with the file field and in errors. */
  limits: ImportLimits;
  /** Called by the buttons, the close button or Escape; not while rows are being sent. */
  onClose: () => void;
}

/** Imports contacts from a CSV file. Escape asks before a mapping or unsent rows are lost. */
export function ImportDialog({ state, actions, limits, onClose }: ImportDialogProps) {
  const t = useTranslation(crmImportTexts);
  const question = useLeaveQuestion();
  const stageRef = useRef<HTMLDivElement>(null);
  const lastStep = useRef(state.step);
  const isTouched = useRef(false);
  const { step } = state;
  const { close: closeQuestion } = question;

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    isTouched.current = false;
    closeQuestion();
    stageRef.current?.focus();
  }, [step, closeQuestion]);

  function handleOpenChange(isOpen: boolean): void {
    if (isOpen) return;
    if (step === 'match' && question.isOpen) question.close();
    else if (step === 'run' || (step === 'match' && isTouched.current)) question.ask();
    else onClose();
  }

  function handleTargetChange(column: number, target: ImportTarget): void {
    isTouched.current = true;
    actions.onTargetChange(column, target);
  }

  const now = step === 'report' ? steps.length : steps.indexOf(step);
  return (
    <Frame
      open
      size="large"
      isDismissable={false}
      onOpenChange={handleOpenChange}
      title={t('crmImport.title')}
    >
      <Content>
        <Steps
          label={t('crmImport.step.label')}
          steps={steps.map((id, index): Step => ({
            id,
            title: t(stageNames[id]),
            state: index < now ? 'done' : index === now ? 'current' : 'pending',
          }))}
        />
        <Stage ref={stageRef} aria-label={t(stageNames[step])} tabIndex={-1}>
          {state.step === 'file' ? (
            <FileStep state={state} limits={limits} onFile={actions.onFile} />
          ) : null}
          {state.step === 'match' ? (
            <MatchStep state={state} actions={{ ...actions, onTargetChange: handleTargetChange }} />
          ) : null}
          {state.step === 'run' ? <RunStep state={state} /> : null}
          {state.step === 'report' ? (
            <ReportStep state={state} onShowMore={actions.onShowMoreRows} />
          ) : null}
        </Stage>
      </Content>
      <Dialog.Footer>
        <ImportFooter {...{ state, actions, question, onClose }} />
      </Dialog.Footer>
    </Frame>
  );
}

const steps = ['file', 'match', 'run'] as const;

const stageNames = {
  file: 'crmImport.step.file',
  match: 'crmImport.step.match',
  run: 'crmImport.step.run',
  report: 'crmImport.report.column',
} as const;
