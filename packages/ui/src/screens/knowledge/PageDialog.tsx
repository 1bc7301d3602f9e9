import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';
import { pageSchema } from './schemas.ts';
import type { KnowledgeErrorKey } from './schemas.ts';
import type { PageValues } from './types.ts';

export interface PageDialogProps {
  drafts?: FormDrafts<PageValues> | undefined;
  onSave: (values: PageValues) => Promise<SaveOutcome<keyof PageValues>>;
  onClose: () => void;
}

const depths = ['page', 'links', 'linksOfLinks'] as const;

export function PageDialog({ drafts, onSave, onClose }: PageDialogProps) {
  const t = useTranslation(knowledgeTexts);
  const form = useDialogForm<PageValues, PageValues, { status: 'saved' }>({
    schema: pageSchema,
    errorText: (key) => t(key as KnowledgeErrorKey),
    initialValues: { url: '', depth: '0' },
    drafts,
    firstField: 'url',
    onSubmit: onSave,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('knowledge.page.title')}
      description={t('knowledge.page.description')}
      submitLabel={t('knowledge.page.add')}
      loadingText={t('knowledge.page.adding')}
    >
      <FormTextField
        form={form}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        label={t('knowledge.page.url')}
        hint={form.hasDraft ? t('knowledge.bases.form.draft') : undefined}
        isRequired
      />
      <FormSelect
        form={form}
        name="depth"
        label={t('knowledge.page.depth')}
        options={depths.map((depth, index) => ({
          value: String(index),
          label: t(`knowledge.page.depths.${depth}`),
        }))}
      />
    </FormDialog>
  );
}
