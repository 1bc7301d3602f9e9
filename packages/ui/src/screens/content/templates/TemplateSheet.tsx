import type { TemplateFields } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { activeElement } from '../../../internal/elements.ts';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormSheet } from '../../../patterns/FormDialog/FormSheet.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import { mapDrafts } from '../../../patterns/FormDialog/mapDrafts.ts';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { CONTENT_KINDS } from '../contentKinds.ts';
import { InputsField } from './InputsField.tsx';
import { PromptField } from './PromptField.tsx';
import { templateSchema } from './templateSchema.ts';
import type { TemplateErrorKey } from './templateSchema.ts';
import { fieldsOf, fromDraft, toDraft, valuesOf } from './templateValues.ts';
import type { TemplateValues } from './templateValues.ts';
import type { TemplateField, TemplatesScreenProps } from './templatesTypes.ts';

export interface TemplateSheetProps extends Pick<TemplatesScreenProps, 'drafts' | 'rules'> {
  initial: TemplateFields;
  recordId: string;
  isNew: boolean;
  uses: number;
  onSave: (fields: TemplateFields) => Promise<SaveOutcome<TemplateField>>;
  onClose: () => void;
}

export function TemplateSheet(props: TemplateSheetProps) {
  const { initial, recordId, isNew, uses, drafts, rules, onSave } = props;
  const t = useTranslation(contentTemplatesTexts);
  const [opener] = useState(activeElement);
  const form = useDialogForm<TemplateValues, TemplateValues, { status: 'saved' }>({
    schema: useMemo(() => templateSchema(rules), [rules]),
    // The prompt field reports unknown variables itself, because it knows their names.
    errorText: (key) => t(key as Exclude<TemplateErrorKey, 'contentTemplates.invalid.unknown'>),
    initialValues: useMemo(() => valuesOf(initial), [initial]),
    drafts: mapDrafts(drafts, fromDraft, toDraft),
    draftId: recordId,
    firstField: 'name' satisfies TemplateField,
    onSubmit: (values) => onSave(fieldsOf(values)),
    onClose: props.onClose,
  });
  return (
    <FormSheet
      form={form}
      returnTo={() => opener}
      title={t(`contentTemplates.form.${isNew ? 'new' : 'edit'}`)}
      submitLabel={t('contentTemplates.form.save')}
      loadingText={t('contentTemplates.form.saving')}
    >
      {uses > 0 ? (
        <Banner tone="info">{t('contentTemplates.form.versionKept', { count: uses })}</Banner>
      ) : null}
      <FormRow>
        <FormTextField
          form={form}
          name="name"
          label={t('contentTemplates.form.name')}
          hint={form.hasDraft ? t('contentTemplates.form.draft') : undefined}
          isRequired
        />
        <FormSelect
          form={form}
          name="category"
          label={t('contentTemplates.form.category')}
          options={CONTENT_KINDS.map((value) => ({
            value,
            label: t(`contentTemplates.category.${value}`),
          }))}
        />
      </FormRow>
      <FormTextField
        form={form}
        name="description"
        label={t('contentTemplates.form.description')}
      />
      <InputsField form={form} rules={rules} />
      <PromptField form={form} rules={rules} />
    </FormSheet>
  );
}
