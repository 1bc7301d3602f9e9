import type { TemplateInput } from '@platform/domain';
import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Textarea } from '../../../components/Textarea/Textarea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { serviceMessage } from '../../../patterns/FormDialog/formErrors.ts';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { missingValues } from './briefSchema.ts';

export interface TemplateInputsProps {
  form: BriefFieldForm;
  inputs: readonly TemplateInput[];
}

/** Values are kept for other templates with the same input. */
export function TemplateInputs({ form, inputs }: TemplateInputsProps) {
  const t = useTranslation(contentGenerateTexts);
  const { field, fieldError } = useFormField(form, 'templateValues');
  const values = field.value;
  const missing = fieldError ? missingValues(inputs, values) : [];
  const refusal = serviceMessage(fieldError);
  // A rejected form focuses the first missing input.
  const focusedKey = missing[0] ?? inputs[0]?.key;

  function errorOf(key: string): string | undefined {
    if (key === focusedKey && refusal !== undefined) return refusal;
    return missing.includes(key) ? t('contentGenerate.invalid.value') : undefined;
  }

  return inputs.map(({ key, label, type, isRequired }) => {
    const shared = {
      ref: key === focusedKey ? field.ref : undefined,
      label,
      isRequired,
      autoComplete: 'off',
      value: values[key] ?? '',
      error: errorOf(key),
    };
    function change(value: string) {
      field.onChange({ ...values, [key]: value });
      form.handleChange();
    }
    switch (type) {
      case 'long_text':
        return <Textarea key={key} rows={3} {...shared} onValueChange={change} />;
      case 'number':
        return (
          <NumberField
            key={key}
            {...shared}
            value={storedNumber(shared.value)}
            hasButtons={false}
            onValueChange={(value, { text }) => change(value === null ? text : String(value))}
          />
        );
      default:
        return <TextField key={key} {...shared} onValueChange={change} />;
    }
  });
}

/** Values are texts; a number has a decimal point in every language. */
const storedNumber = (text: string): number | string =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
