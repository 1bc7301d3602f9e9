import type { TemplateInput } from '@platform/domain';
import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { useController } from 'react-hook-form';
import { Textarea } from '../../../components/Textarea/Textarea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { BriefFieldForm } from './BriefFields.tsx';
import { missingValues } from './briefSchema.ts';

export interface TemplateInputsProps {
  form: BriefFieldForm;
  inputs: readonly TemplateInput[];
}

/** Values are kept for other templates with the same input. */
export function TemplateInputs({ form, inputs }: TemplateInputsProps) {
  const t = useTranslation(contentGenerateTexts);
  const { field, fieldState } = useController({ control: form.control, name: 'templateValues' });
  const values = field.value;
  const missing = fieldState.error ? missingValues(inputs, values) : [];
  return inputs.map(({ key, label, type, isRequired }) => {
    const shared = {
      // A rejected form focuses the first missing input.
      ref: key === (missing[0] ?? inputs[0]?.key) ? field.ref : undefined,
      label,
      isRequired,
      autoComplete: 'off',
      value: values[key] ?? '',
      error: missing.includes(key) ? t('contentGenerate.invalid.value') : undefined,
      onValueChange: (value: string) => {
        field.onChange({ ...values, [key]: value });
        form.handleChange();
      },
    };
    return type === 'long_text' ? (
      <Textarea key={key} rows={3} {...shared} />
    ) : (
      <TextField key={key} inputMode={type === 'number' ? 'decimal' : undefined} {...shared} />
    );
  });
}
