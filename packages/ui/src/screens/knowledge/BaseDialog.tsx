import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';
import { baseSchema } from './schemas.ts';
import type { KnowledgeErrorKey } from './schemas.ts';
import type { BaseValues } from './types.ts';

export interface BaseDialogProps {
  base?: KnowledgeBase | undefined;
  drafts?: FormDrafts<BaseValues> | undefined;
  onSave: (values: BaseValues) => Promise<SaveOutcome<keyof BaseValues>>;
  onClose: () => void;
}

export function BaseDialog({ base, drafts, onSave, onClose }: BaseDialogProps) {
  const t = useTranslation(knowledgeTexts);
  const form = useDialogForm<BaseValues, BaseValues, { status: 'saved' }>({
    schema: baseSchema,
    errorText: (key) => t(key as KnowledgeErrorKey),
    initialValues: { name: base?.name ?? '', description: base?.description ?? '' },
    drafts,
    draftId: base?.id,
    firstField: 'name',
    onSubmit: onSave,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(base ? 'knowledge.bases.edit' : 'knowledge.bases.add')}
      submitLabel={t(base ? 'knowledge.bases.save' : 'knowledge.bases.add')}
      loadingText={t(base ? 'knowledge.bases.saving' : 'knowledge.bases.adding')}
    >
      <FormTextField
        form={form}
        name="name"
        label={t('knowledge.bases.form.name')}
        hint={form.hasDraft ? t('knowledge.bases.form.draft') : undefined}
        isRequired
      />
      <FormTextarea
        form={form}
        name="description"
        label={t('knowledge.bases.form.description')}
        hint={t('knowledge.bases.form.hint')}
        rows={3}
      />
    </FormDialog>
  );
}
