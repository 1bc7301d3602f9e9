import { BRIEF_LIMITS } from '@platform/domain';
import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormCombobox } from '../../../patterns/FormDialog/FormCombobox.tsx';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { FieldForm } from '../../../patterns/FormDialog/formTypes.ts';
import { dataOf } from '../../../remote.ts';
import { CONTENT_LANGUAGES, nativeLanguage } from '../contentKinds.ts';
import { FormatField } from './FormatField.tsx';
import { SegmentsField } from './SegmentsField.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';
import { LENGTHS, NO_CHOICE, TONES } from './generateTypes.ts';
import type {
  BriefInput,
  BriefTemplate,
  BriefValues,
  GenerateScreenProps,
} from './generateTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

const VARIANTS = Array.from({ length: BRIEF_LIMITS.variants }, (_, index) => String(index + 1));

export type BriefFieldForm = FieldForm<BriefInput, BriefValues>;

export interface BriefFieldsProps extends Pick<
  GenerateScreenProps,
  'templates' | 'knowledgeBases'
> {
  form: BriefFieldForm;
  templateOf: (id: string) => BriefTemplate | undefined;
}

export function BriefFields({ form, templates, templateOf, knowledgeBases }: BriefFieldsProps) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  const templateId = useWatch({ control: controlOf(form), name: 'templateId' });
  const template = templateOf(templateId);
  const isTemplateMissing = templateId !== NO_CHOICE && !template && templates.status === 'ready';
  const isFailed = templates.status === 'error' || knowledgeBases.status === 'error';
  return (
    <>
      {isFailed ? <Banner tone="warning">{t('contentGenerate.choicesFailed')}</Banner> : null}
      <FormCombobox
        form={form}
        name="templateId"
        label={t('contentGenerate.field.template')}
        isLoading={templates.status === 'loading'}
        options={[
          { value: NO_CHOICE, label: t('contentGenerate.field.noTemplate') },
          ...(dataOf(templates) ?? []).map(({ id, name, category }) => ({
            value: id,
            label: name,
            description: t(`content.type.${category}`),
          })),
        ]}
      />
      {isTemplateMissing ? (
        <Banner tone="warning">{t('contentGenerate.templateGone')}</Banner>
      ) : null}
      {template ? null : <FormatField form={form} />}
      <FormTextarea
        form={form}
        name="topic"
        label={t('contentGenerate.field.topic')}
        hint={t('contentGenerate.field.topicHint')}
        maxLength={BRIEF_LIMITS.topic.max}
        isRequired
      />
      {template && template.inputs.length > 0 ? (
        <TemplateInputs form={form} inputs={template.inputs} />
      ) : null}
      <FormTextField form={form} name="audience" label={t('contentGenerate.field.audience')} />
      <FormRow>
        <FormSelect
          form={form}
          name="tone"
          label={t('contentGenerate.field.tone')}
          options={TONES.map((value) => ({ value, label: t(`contentGenerate.tone.${value}`) }))}
        />
        <FormSelect
          form={form}
          name="language"
          label={t('contentGenerate.field.language')}
          options={CONTENT_LANGUAGES.map((value) => ({ value, label: nativeLanguage(value) }))}
        />
      </FormRow>
      <SegmentsField
        form={form}
        name="length"
        label={t('contentGenerate.field.length')}
        options={LENGTHS.map((value) => ({ value, label: t(`contentGenerate.length.${value}`) }))}
      />
      <FormCombobox
        form={form}
        name="knowledgeBaseId"
        label={t('contentGenerate.field.knowledgeBase')}
        isLoading={knowledgeBases.status === 'loading'}
        options={[
          { value: NO_CHOICE, label: t('contentGenerate.field.noKnowledgeBase') },
          ...(dataOf(knowledgeBases) ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormTextField
        form={form}
        name="keywords"
        label={t('contentGenerate.field.keywords')}
        hint={t('contentGenerate.field.keywordsHint')}
      />
      <FormTextarea
        form={form}
        name="brandNotes"
        label={t('contentGenerate.field.brandNotes')}
        hint={t('contentGenerate.field.brandNotesHint')}
        rows={2}
        maxLength={BRIEF_LIMITS.brandNotes}
      />
      <SegmentsField
        form={form}
        name="variants"
        label={t('contentGenerate.field.variants')}
        options={VARIANTS.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
