import { INBOX_LIMITS } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';

/** Limit of the server. */

export interface NewTagDialogProps {
  onAdd: (tag: string) => void;
  onClose: () => void;
}

interface TagValues {
  tag: string;
}

export function NewTagDialog({ onAdd, onClose }: NewTagDialogProps) {
  const t = useTranslation(inboxTexts);
  const schema = useMemo(
    () =>
      z.object({
        tag: z
          .string()
          .check(
            z.overwrite(trimText),
            z.minLength(1, 'required'),
            z.maxLength(INBOX_LIMITS.tag, 'long'),
          ),
      }),
    [],
  );
  const form = useDialogForm<TagValues, TagValues, { status: 'saved' }>({
    schema,
    errorText: (key) =>
      key === 'long'
        ? t('inbox.newTag.long', { count: INBOX_LIMITS.tag })
        : t('inbox.newTag.required'),
    initialValues: { tag: '' },
    firstField: 'tag',
    onSubmit: ({ tag }) => {
      onAdd(tag);
      return Promise.resolve({ status: 'saved' });
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('inbox.newTag.title')}
      submitLabel={t('inbox.newTag.add')}
      loadingText={t('inbox.newTag.adding')}
    >
      <FormTextField
        form={form}
        name="tag"
        label={t('inbox.tag.label')}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
