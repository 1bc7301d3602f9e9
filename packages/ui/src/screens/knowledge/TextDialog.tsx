import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';
import { textSchema } from './schemas.ts';
import type { KnowledgeErrorKey } from './schemas.ts';
import type { TextValues } from './types.ts';

export interface TextDialogProps {
  drafts?: FormDrafts<TextValues> | undefined;
  onSave: (values: TextValues) => Promise<SaveOutcome<keyof TextValues>>;
  onClose: () => void;
}

export function TextDialog({ drafts, onSave, onClose }: TextDialogProps) {
  const t = useTranslation(knowledgeTexts);
  const form = useDialogForm<TextValues, TextValues, { status: 'saved' }>({
    schema: textSchema,
    errorText: (key) => t(key as KnowledgeErrorKey),
    initialValues: { title: '', text: '' },
    drafts,
    firstField: 'title',
    onSubmit: onSave,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('knowledge.text.title')}
      description={t('knowledge.text.description')}
      submitLabel={t('knowledge.text.add')}
      loadingText={t('knowledge.text.adding')}
    >
      <FormTextField
        form={form}
        name="title"
        label={t('knowledge.text.name')}
        hint={form.hasDraft ? t('knowledge.bases.form.draft') : undefined}
        isRequired
      />
      <FormTextarea
        form={form}
        name="text"
        label={t('knowledge.text.text')}
        hint={t('knowledge.text.hint')}
        rows={10}
        isRequired
      />
    </FormDialog>
  );
}
