import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { X } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { serviceMessage } from '../../../patterns/FormDialog/formErrors.ts';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { HeaderListRow, SecretCheckbox } from './ToolForm.styles.ts';
import { headerFaults } from './toolSchema.ts';
import type { HeaderFault } from './toolSchema.ts';
import { isKept } from './toolValues.ts';
import type { HeaderValue, ToolValues } from './toolValues.ts';
import { useFocusOnMount } from '../../../internal/useFocusOnMount.ts';
import { FieldListGroup } from '../../../patterns/FieldList/FieldListGroup.tsx';
import type { FieldListItem } from '../../../patterns/FieldList/FieldListGroup.tsx';

const NO_FAULTS: ReadonlyMap<string, HeaderFault> = new Map();
const NEW_HEADER: Omit<HeaderValue, 'id'> = { name: '', value: '', isSecret: true, keptName: '' };

export function HeadersField({ form }: { form: DialogForm<ToolValues> }) {
  const t = useTranslation(voiceToolsTexts);
  const { field, fieldError } = useFormField(form, 'headers');
  // As in all fields: validated on submit and then on each change.
  const faults = fieldError ? headerFaults(field.value) : NO_FAULTS;
  return (
    <FieldListGroup
      legend={t('voiceTools.form.headers')}
      hint={t('voiceTools.form.secretHint')}
      error={serviceMessage(fieldError)}
      addLabel={t('voiceTools.form.addHeader')}
      field={field}
      onChange={form.handleChange}
      idPrefix="h"
      newItem={NEW_HEADER}
    >
      {(header, row) => (
        <HeaderRow
          key={header.id}
          header={header}
          fault={faults.get(header.id)}
          isReadOnly={form.isPending}
          {...row}
        />
      )}
    </FieldListGroup>
  );
}

interface HeaderRowProps extends Omit<FieldListItem<HeaderValue>, 'number'> {
  header: HeaderValue;
  fault: HeaderFault | undefined;
  isReadOnly: boolean;
}

function HeaderRow({ header, fault, isReadOnly, isAdded, onChange, onRemove }: HeaderRowProps) {
  const t = useTranslation(voiceToolsTexts);
  const nameRef = useFocusOnMount(isAdded);
  const { name, value, isSecret } = header;
  const isNameFault = fault === 'headerName' || fault === 'duplicateHeader';
  const message = fault && t(`voiceTools.invalid.${fault}`);
  const placeholderKey = isKept(header)
    ? 'voiceTools.form.headerKept'
    : 'voiceTools.form.headerNone';
  return (
    <HeaderListRow>
      <TextField
        ref={nameRef}
        label={t('voiceTools.form.headerName')}
        isLabelHidden
        placeholder={t('voiceTools.form.headerName')}
        autoComplete="off"
        spellCheck={false}
        data-mono
        value={name}
        error={isNameFault ? message : undefined}
        readOnly={isReadOnly}
        onValueChange={(next) => onChange({ name: next })}
      />
      <TextField
        label={t('voiceTools.form.headerValue', { name })}
        isLabelHidden
        placeholder={isSecret ? t(placeholderKey) : undefined}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        spellCheck={false}
        value={value}
        error={isNameFault ? undefined : message}
        readOnly={isReadOnly}
        onValueChange={(next) => onChange({ value: next })}
      />
      <SecretCheckbox
        label={t('voiceTools.form.isSecret')}
        checked={isSecret}
        disabled={isReadOnly}
        onCheckedChange={(next) => onChange({ isSecret: next })}
      />
      <IconButton
        label={t('voiceTools.form.removeHeader', { name })}
        icon={<Icon icon={X} />}
        onClick={onRemove}
      />
    </HeaderListRow>
  );
}
