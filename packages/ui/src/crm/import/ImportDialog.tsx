import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileStep } from './FileStep.tsx';
import { Frame, Stage } from './ImportDialog.styles.ts';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { MatchStep } from './MatchStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { RunStep } from './RunStep.tsx';
import type { ImportActions, ImportLimits, ImportState, ImportTarget } from './types.ts';

export interface ImportDialogProps {
  state: ImportState;
  actions: ImportActions;
  limits: ImportLimits;
  /** Closed by its buttons, the cross or Escape; never while rows are on their way. */
  onClose: () => void;
}

/**
 * Import of contacts from a CSV file: choose it, match its columns and check its rows, import, read
 * the report. Everything it shows comes from `state`. Escape and the cross ask first while rows are
 * on their way or where columns were matched by hand, and the backdrop closes nothing.
 */
export function ImportDialog({ state, actions, limits, onClose }: ImportDialogProps) {
  const t = useTranslation(crmImportTexts);
  const [isAsking, setIsAsking] = useState(false);
  const stageRef = useRef<HTMLDivElement>(null);
  const lastStep = useRef(state.step);
  /** Whether columns were matched by hand, which a wrong key must not undo. */
  const isTouched = useRef(false);
  const { step } = state;

  // What had the focus goes with its step.
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    isTouched.current = false;
    setIsAsking(false);
    stageRef.current?.focus();
  }, [step]);

  function handleOpenChange(isOpen: boolean): void {
    if (isOpen) return;
    if (step === 'match' && isAsking) setIsAsking(false);
    else if (step === 'run' || (step === 'match' && isTouched.current)) setIsAsking(true);
    else onClose();
  }

  function handleTargetChange(column: number, target: ImportTarget): void {
    isTouched.current = true;
    actions.onTargetChange(column, target);
  }

  return (
    <Frame
      open
      size="large"
      isDismissable={false}
      onOpenChange={handleOpenChange}
      title={t('crmImport.title')}
      closeLabel={t('common.action.close')}
    >
      <Dialog.Body>
        <ImportSteps step={step} />
        <Stage ref={stageRef} aria-label={t(stageNames[step])} tabIndex={-1}>
          {state.step === 'file' ? (
            <FileStep state={state} limits={limits} onFile={actions.onFile} />
          ) : null}
          {state.step === 'match' ? (
            <MatchStep state={state} actions={{ ...actions, onTargetChange: handleTargetChange }} />
          ) : null}
          {state.step === 'run' ? <RunStep state={state} /> : null}
          {state.step === 'report' ? <ReportStep state={state} /> : null}
        </Stage>
      </Dialog.Body>
      <Dialog.Footer>
        <ImportFooter
          state={state}
          actions={actions}
          isAsking={isAsking}
          onAskingChange={setIsAsking}
          onClose={onClose}
        />
      </Dialog.Footer>
    </Frame>
  );
}

const stageNames = {
  file: 'crmImport.step.file',
  match: 'crmImport.step.match',
  run: 'crmImport.step.run',
  report: 'crmImport.report.column',
} as const;
