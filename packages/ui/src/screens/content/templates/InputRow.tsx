import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldListItem } from '../../../patterns/FieldList/FieldListGroup.tsx';
import { useFocusOnMount } from '../../../internal/useFocusOnMount.ts';
import type { InputFault } from './templateSchema.ts';
import { INPUT_TYPES } from './templateValues.ts';
import type { InputValue } from './templateValues.ts';
import { InputListRow, RowEnd } from './TemplateForm.styles.ts';

export interface InputRowProps extends FieldListItem<InputValue> {
  input: InputValue;
  fault: InputFault | undefined;
  isReadOnly: boolean;
}

export function InputRow(props: InputRowProps) {
  const { input, number: position, fault, isReadOnly, isAdded, onChange, onRemove } = props;
  const t = useTranslation(contentTemplatesTexts);
  const keyRef = useFocusOnMount(isAdded);
  const number = String(position);
  const message = fault && t(`contentTemplates.invalid.${fault}`);
  return (
    <InputListRow>
      <TextField
        ref={keyRef}
        size="small"
        label={t('contentTemplates.form.key', { number })}
        isLabelHidden
        placeholder={t('contentTemplates.form.keyHint')}
        autoComplete="off"
        spellCheck={false}
        data-mono
        dir="ltr"
        value={input.key}
        error={fault === 'label' ? undefined : message}
        readOnly={isReadOnly}
        onValueChange={(key) => onChange({ key })}
      />
      <TextField
        size="small"
        label={t('contentTemplates.form.label', { number })}
        isLabelHidden
        placeholder={t('contentTemplates.form.label', { number })}
        autoComplete="off"
        value={input.label}
        error={fault === 'label' ? message : undefined}
        readOnly={isReadOnly}
        onValueChange={(label) => onChange({ label })}
      />
      <Select
        size="small"
        label={t('contentTemplates.form.type', { number })}
        isLabelHidden
        options={INPUT_TYPES.map((value) => ({
          value,
          label: t(`contentTemplates.inputType.${value}`),
        }))}
        value={input.type}
        disabled={isReadOnly}
        onValueChange={(type) => onChange({ type })}
      />
      <RowEnd direction="row" justify="between" gap="2">
        <Checkbox
          label={
            <>
              <span aria-hidden="true">{t('contentTemplates.form.required')}</span>
              <VisuallyHidden>{t('contentTemplates.form.isRequired', { number })}</VisuallyHidden>
            </>
          }
          checked={input.isRequired}
          disabled={isReadOnly}
          onCheckedChange={(isRequired) => onChange({ isRequired })}
        />
        <IconButton
          size="small"
          label={t('contentTemplates.form.remove', { number })}
          icon={<Icon icon={X} />}
          onClick={onRemove}
        />
      </RowEnd>
    </InputListRow>
  );
}
