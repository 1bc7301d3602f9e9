import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { webAddress } from '../markup/webAddress.ts';

export interface LinkDialogProps {
  href: string;
  onLink: (href: string) => void;
  onClose: () => void;
}

const errorKey = 'contentEditor.link.invalid';

/** '' removes the link; other values must be an allowed URL. */
const linkSchema = z.object({
  href: z.pipe(
    z
      .string()
      .check(z.refine((typed) => trimText(typed) === '' || webAddress(typed) !== null, errorKey)),
    z.transform((typed) => webAddress(typed) ?? ''),
  ),
});

export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const t = useTranslation(contentEditorTexts);
  const form = useDialogForm<{ href: string }, { href: string }, { status: 'saved' }>({
    schema: linkSchema,
    errorText: () => t(errorKey),
    initialValues: { href },
    firstField: 'href',
    onSubmit: (values) => {
      onLink(values.href);
      return Promise.resolve({ status: 'saved' });
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('contentEditor.link.title')}
      description={t(`contentEditor.link.${href ? 'change' : 'add'}`)}
      submitLabel={t('contentEditor.link.submit')}
      loadingText={t('contentEditor.link.submit')}
    >
      <FormTextField
        form={form}
        name="href"
        label={t('contentEditor.link.label')}
        hint={t('contentEditor.link.hint')}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
      />
    </FormDialog>
  );
}
