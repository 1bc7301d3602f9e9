import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
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
import { useFocusOnMount } from './useFocusOnMount.ts';
import { FieldList } from '../../../patterns/FieldList/FieldList.styles.ts';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { FieldListError } from '../../../patterns/FieldList/FieldListError.styles.ts';

const NO_FAULTS: ReadonlyMap<string, HeaderFault> = new Map();

export function HeadersField({ form }: { form: DialogForm<ToolValues> }) {
  const t = useTranslation(voiceToolsTexts);
  const { field, fieldError } = useFormField(form, 'headers');
  const headers = field.value;
  const [addedId, setAddedId] = useState('');
  const addRef = useRef<HTMLButtonElement>(null);
  // As in all fields: validated on submit and then on each change.
  const faults = fieldError ? headerFaults(headers) : NO_FAULTS;
  const refusal = serviceMessage(fieldError);

  function change(next: readonly HeaderValue[]): void {
    field.onChange(next);
    form.handleChange();
  }

  function add(): void {
    const highest = Math.max(0, ...headers.map(({ id }) => Number(id.slice(1)) || 0));
    const id = `h${highest + 1}`;
    setAddedId(id);
    change([...headers, { id, name: '', value: '', isSecret: true, keptName: '' }]);
  }

  return (
    <FieldGroup legend={t('voiceTools.form.headers')} hint={t('voiceTools.form.secretHint')}>
      <FieldList>
        {headers.map((header) => (
          <HeaderRow
            key={header.id}
            header={header}
            fault={faults.get(header.id)}
            isReadOnly={form.isPending}
            isAdded={header.id === addedId}
            onChange={(next) =>
              change(headers.map((one) => (one.id === header.id ? { ...one, ...next } : one)))
            }
            onRemove={() => {
              addRef.current?.focus();
              change(headers.filter(({ id }) => id !== header.id));
            }}
          />
        ))}
      </FieldList>
      {refusal ? <FieldListError>{refusal}</FieldListError> : null}
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
        {t('voiceTools.form.addHeader')}
      </Button>
    </FieldGroup>
  );
}

interface HeaderRowProps {
  header: HeaderValue;
  fault: HeaderFault | undefined;
  isReadOnly: boolean;
  isAdded: boolean;
  onChange: (part: Partial<HeaderValue>) => void;
  onRemove: () => void;
}

function HeaderRow({ header, fault, isReadOnly, isAdded, onChange, onRemove }: HeaderRowProps) {
  const t = useTranslation(voiceToolsTexts);
  const nameRef = useFocusOnMount(isAdded);
  const { name, value, isSecret } = header;
  const isOfName = fault === 'headerName' || fault === 'headerTwice';
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
        error={isOfName ? message : undefined}
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
        error={isOfName ? undefined : message}
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
