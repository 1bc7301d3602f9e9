import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { FieldListGroup } from '../../../patterns/FieldList/FieldListGroup.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { InputRow } from './InputRow.tsx';
import { inputFaults } from './templateSchema.ts';
import type { InputFault } from './templateSchema.ts';
import type { InputValue, TemplateValues } from './templateValues.ts';
import type { TemplateRules } from './templatesTypes.ts';

const NO_FAULTS: ReadonlyMap<string, InputFault> = new Map();
const NEW_INPUT: Omit<InputValue, 'id'> = { key: '', label: '', type: 'text', isRequired: true };

export interface InputsFieldProps {
  form: DialogForm<TemplateValues>;
  rules: TemplateRules;
}

export function InputsField({ form, rules }: InputsFieldProps) {
  const t = useTranslation(contentTemplatesTexts);
  const { field, fieldError, error } = useFormField(form, 'inputs');
  // Validated on submit, then on each change, like all fields.
  const faults = fieldError ? inputFaults(field.value, rules) : NO_FAULTS;
  return (
    <FieldListGroup
      legend={t('contentTemplates.form.inputs')}
      hint={t('contentTemplates.form.inputsHint')}
      error={error}
      addLabel={t('contentTemplates.form.add')}
      field={field}
      onChange={form.handleChange}
      idPrefix="i"
      newItem={NEW_INPUT}
    >
      {(input, row) => (
        <InputRow
          key={input.id}
          input={input}
          fault={faults.get(input.id)}
          isReadOnly={form.isPending}
          {...row}
        />
      )}
    </FieldListGroup>
  );
}
