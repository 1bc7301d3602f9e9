import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileStep } from './FileStep.tsx';
import { Frame, Stage } from './ImportDialog.styles.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { MatchFooter } from './MatchFooter.tsx';
import { MatchStep } from './MatchStep.tsx';
import { ReportFooter } from './ReportFooter.tsx';
import { ReportStep } from './ReportStep.tsx';
import { RunFooter } from './RunFooter.tsx';
import { RunStep } from './RunStep.tsx';
import type { ImportActions, ImportLimits, ImportState } from './types.ts';

export interface ImportDialogProps {
  state: ImportState;
  actions: ImportActions;
  limits: ImportLimits;
  /** Closed by its buttons, the cross or Escape; never while rows are on their way. */
  onClose: () => void;
}

/**
 * Import of contacts from a CSV file: choose it, match its columns and check its rows, import, read
 * the report. Everything it shows comes from `state`. While rows are on their way, closing asks
 * first; the backdrop closes nothing, since a mapping is easily lost that way (reading 58).
 */
export function ImportDialog({ state, actions, limits, onClose }: ImportDialogProps) {
  const t = useTranslation(crmImportTexts);
  const [isAsking, setIsAsking] = useState(false);
  const stageRef = useRef<HTMLDivElement>(null);
  const lastStep = useRef(state.step);
  const { step } = state;

  // What had the focus goes with its step.
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    setIsAsking(false);
    stageRef.current?.focus();
  }, [step]);

  function handleOpenChange(isOpen: boolean): void {
    if (isOpen) return;
    if (step === 'run') setIsAsking(true);
    else onClose();
  }

  return (
    <Frame
      open
      size="lg"
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
          {state.step === 'match' ? <MatchStep state={state} actions={actions} /> : null}
          {state.step === 'run' ? <RunStep state={state} /> : null}
          {state.step === 'report' ? <ReportStep state={state} /> : null}
        </Stage>
      </Dialog.Body>
      <Dialog.Footer>
        {state.step === 'file' ? (
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        ) : null}
        {state.step === 'match' ? (
          <MatchFooter state={state} actions={actions} onCancel={onClose} />
        ) : null}
        {state.step === 'run' ? (
          <RunFooter
            state={state}
            actions={actions}
            isAsking={isAsking}
            onAskingChange={setIsAsking}
          />
        ) : null}
        {state.step === 'report' ? <ReportFooter actions={actions} onClose={onClose} /> : null}
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
