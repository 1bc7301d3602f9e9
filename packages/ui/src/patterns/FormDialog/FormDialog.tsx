import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import type { DialogRootProps } from '../../components/Dialog/index.ts';
import { submitByKeys } from '../../internal/submitByKeys.ts';
import { Draft, Form } from './FormDialog.styles.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { DialogForm } from './formTypes.ts';

export interface FormDialogProps<Input extends FieldValues, Values> extends Omit<
  DialogRootProps,
  'open' | 'onOpenChange' | 'closeLabel' | 'role' | 'form'
> {
  /** From `useDialogForm`. */
  form: DialogForm<Input, Values>;
  /** The verb of the submit button. */
  submitLabel: string;
  /** In place of the submit button's label while the answer is awaited. */
  pendingLabel: string;
  /** The button that gives up at once. @default 'Cancel' */
  cancelLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog. Cancel gives up at once; Escape, the cross and the backdrop ask first when
 * something was typed. Ctrl or Cmd plus Enter sends it from any field. A refusal of the whole stands
 * above the fields, and below them that what was typed is kept. Mount it while it is open;
 * another `form` takes the place of the first in the same dialog. Renders a `<div>` in a portal.
 */
export function FormDialog<Input extends FieldValues, Values>({
  form,
  submitLabel,
  pendingLabel,
  cancelLabel,
  children,
  ...rest
}: FormDialogProps<Input, Values>) {
  const t = useTranslation();
  const { question } = form;
  const isKept = form.isKept && !form.isPending;
  return (
    <Dialog.Root
      {...rest}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) form.leave();
      }}
      closeLabel={t('common.action.close')}
    >
      <Form key={form.id} noValidate onSubmit={form.handleSubmit} onKeyDown={submitByKeys}>
        <Dialog.Body>
          {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
          {children}
        </Dialog.Body>
        <Dialog.Footer>
          {question.isOpen ? (
            <LeaveQuestion
              stayRef={question.stayRef}
              onStay={question.stay}
              onLeave={form.cancel}
            />
          ) : (
            <>
              <Draft>
                <span aria-live="polite">{isKept ? t('common.draft.kept') : null}</span>
                {isKept ? (
                  <Button variant="ghost" onClick={form.discardDraft}>
                    {t('common.draft.discard')}
                  </Button>
                ) : null}
              </Draft>
              <Button onClick={form.cancel}>{cancelLabel ?? t('common.action.cancel')}</Button>
              <Button
                type="submit"
                variant="primary"
                isLoading={form.isPending}
                loadingText={pendingLabel}
              >
                {submitLabel}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Form>
    </Dialog.Root>
  );
}
