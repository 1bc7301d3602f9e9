import { useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { DraftNote, Actions } from './FormButtons.styles.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import type { FormInput } from './formTypes.ts';

type FormButtonsProps<Input extends FormInput, Values> = Pick<
  FormDialogProps<Input, Values>,
  'form' | 'submitLabel' | 'loadingText' | 'cancelLabel'
>;

export function FormButtons<Input extends FormInput, Values>({
  form,
  submitLabel,
  loadingText,
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
      <DraftNote>
        <span aria-live="polite">{isKept ? t('common.draft.kept') : null}</span>
        {isKept ? (
          <Button variant="ghost" onClick={form.discardDraft}>
            {t('common.draft.discard')}
          </Button>
        ) : null}
      </DraftNote>
      <Actions>
        <Button onClick={form.cancel}>{cancelLabel ?? t('common.action.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isLoading={form.isPending}
          loadingText={loadingText}
        >
          {submitLabel}
        </Button>
      </Actions>
    </>
  );
}
