import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import type { DialogRootProps } from '../../components/Dialog/index.ts';
import { submitByKeys } from '../../internal/submitByKeys.ts';
import { FormButtons } from './FormButtons.tsx';
import { Form } from './FormDialog.styles.ts';
import type { DialogForm, FormInput } from './formTypes.ts';

export interface FormDialogProps<Input extends FormInput, Values> extends Omit<
  DialogRootProps,
  'open' | 'onOpenChange' | 'closeLabel' | 'role' | 'form'
> {
  /** From `useDialogForm`. */
  form: DialogForm<Input, Values>;
  /** Label of the submit button: a verb. */
  submitLabel: string;
  /** Replaces `submitLabel` while the form is being submitted. */
  loadingText: string;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog; Ctrl or Cmd plus Enter submits. Cancel discards; other ways to close ask.
 * Mount it while open; another `form` replaces the first.
 */
export function FormDialog<Input extends FormInput, Values>({
  form,
  submitLabel,
  loadingText,
  cancelLabel,
  children,
  ...rest
}: FormDialogProps<Input, Values>) {
  return (
    <Dialog.Root
      {...rest}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) form.leave();
      }}
    >
      <Form key={form.id} noValidate onSubmit={form.handleSubmit} onKeyDown={submitByKeys}>
        <Dialog.Body>
          {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
          {children}
        </Dialog.Body>
        <Dialog.Footer>
          <FormButtons {...{ form, submitLabel, loadingText, cancelLabel }} />
        </Dialog.Footer>
      </Form>
    </Dialog.Root>
  );
}
