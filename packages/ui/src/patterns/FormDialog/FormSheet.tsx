import { useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { SheetProps } from '../../components/Sheet/Sheet.tsx';
import { Footer } from '../../internal/footer.styles.ts';
import { submitByKeys } from '../../internal/submitByKeys.ts';
import { FormButtons } from './FormButtons.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { Body, Form, Header, WideSheet } from './FormSheet.styles.ts';
import type { FormInput } from './formTypes.ts';

export interface FormSheetProps<Input extends FormInput, Values>
  extends
    Omit<
      SheetProps,
      | 'open'
      | 'onOpenChange'
      | 'side'
      | 'label'
      | 'hasCloseButton'
      | 'closeLabel'
      | 'initialFocus'
      | 'form'
    >,
    Pick<FormDialogProps<Input, Values>, 'form' | 'submitLabel' | 'loadingText' | 'cancelLabel'> {
  /** Heading; names the sheet. */
  title: string;
  /** Further actions for the record, before the close button. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A sheet for forms that are too large for a `FormDialog`. Mount it while it is open. */
export function FormSheet<Input extends FormInput, Values>({
  form,
  submitLabel,
  loadingText,
  cancelLabel,
  title,
  actions,
  children,
  ...rest
}: FormSheetProps<Input, Values>) {
  const t = useTranslation();
  return (
    <WideSheet
      {...rest}
      side="end"
      initialFocus="field"
      label={title}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) form.leave();
      }}
      hasCloseButton={false}
    >
      <Form key={form.id} noValidate onSubmit={form.handleSubmit} onKeyDown={submitByKeys}>
        <Header>
          <h2>{title}</h2>
          {actions}
          <IconButton
            label={t('common.action.close')}
            tooltip={false}
            size="small"
            icon={<Icon icon={X} />}
            onClick={form.leave}
          />
        </Header>
        <Body>
          {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
          {children}
        </Body>
        <Footer>
          <FormButtons {...{ form, submitLabel, loadingText, cancelLabel }} />
        </Footer>
      </Form>
    </WideSheet>
  );
}
