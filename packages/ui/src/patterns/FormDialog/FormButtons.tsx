import { useTranslation } from '@platform/i18n';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Draft, Ends } from './FormButtons.styles.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { DialogForm } from './formTypes.ts';

export interface FormButtonsProps<Input extends FieldValues, Values> {
  /** From `useDialogForm`. */
  form: DialogForm<Input, Values>;
  /** The verb of the submit button. */
  submitLabel: string;
  /** In place of the submit button's label while the answer is awaited. */
  pendingLabel: string;
  /** The button that gives up at once. @default 'Cancel' */
  cancelLabel?: string | undefined;
}

/** What ends a form, or the question before what was typed is lost. */
export function FormButtons<Input extends FieldValues, Values>({
  form,
  submitLabel,
  pendingLabel,
  cancelLabel,
}: FormButtonsProps<Input, Values>) {
  const t = useTranslation();
  const { question } = form;
  const isKept = form.isKept && !form.isPending;
  if (question.isOpen) {
    return (
      <LeaveQuestion stayRef={question.stayRef} onStay={question.stay} onLeave={form.cancel} />
    );
  }
  return (
    <>
      <Draft>
        <span aria-live="polite">{isKept ? t('common.draft.kept') : null}</span>
        {isKept ? (
          <Button variant="ghost" onClick={form.discardDraft}>
            {t('common.draft.discard')}
          </Button>
        ) : null}
      </Draft>
      <Ends>
        <Button onClick={form.cancel}>{cancelLabel ?? t('common.action.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isLoading={form.isPending}
          loadingText={pendingLabel}
        >
          {submitLabel}
        </Button>
      </Ends>
    </>
  );
}
