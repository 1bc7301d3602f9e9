import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { InputRow } from './InputRow.tsx';
import { inputFaults } from './templateSchema.ts';
import type { InputFault } from './templateSchema.ts';
import { withNewInput } from './templateValues.ts';
import type { InputValue, TemplateValues } from './templateValues.ts';
import type { TemplateRules } from './templatesTypes.ts';
import { FieldList } from '../../../patterns/FieldList/FieldList.styles.ts';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { FieldListError } from '../../../patterns/FieldList/FieldListError.styles.ts';

const NO_FAULTS: ReadonlyMap<string, InputFault> = new Map();

export interface InputsFieldProps {
  form: DialogForm<TemplateValues>;
  rules: TemplateRules;
}

export function InputsField({ form, rules }: InputsFieldProps) {
  const t = useTranslation(contentTemplatesTexts);
  const { field, fieldError, error } = useFormField(form, 'inputs');
  const inputs = field.value;
  const [addedId, setAddedId] = useState('');
  const addRef = useRef<HTMLButtonElement>(null);
  // Validated on submit, then on each change, like all fields.
  const faults = fieldError ? inputFaults(inputs, rules) : NO_FAULTS;

  function change(next: readonly InputValue[]): void {
    field.onChange(next);
    form.handleChange();
  }

  function add(): void {
    const next = withNewInput(inputs);
    setAddedId(next.at(-1)?.id ?? '');
    change(next);
  }

  return (
    <FieldGroup
      legend={t('contentTemplates.form.inputs')}
      hint={t('contentTemplates.form.inputsHint')}
    >
      <FieldList>
        {inputs.map((input, index) => (
          <InputRow
            key={input.id}
            input={input}
            number={index + 1}
            fault={faults.get(input.id)}
            isReadOnly={form.isPending}
            isAdded={input.id === addedId}
            onChange={(part) =>
              change(inputs.map((one) => (one.id === input.id ? { ...one, ...part } : one)))
            }
            onRemove={() => {
              addRef.current?.focus();
              change(inputs.filter(({ id }) => id !== input.id));
            }}
          />
        ))}
      </FieldList>
      {error ? <FieldListError>{error}</FieldListError> : null}
      <Button
        ref={(button) => {
          addRef.current = button;
          field.ref(button);
        }}
        size="small"
        variant="ghost"
        startIcon={<Icon icon={Plus} />}
        onClick={add}
      >
        {t('contentTemplates.form.add')}
      </Button>
    </FieldGroup>
  );
}
