import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Path } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { CrmContact } from '../types.ts';
import { contactOptions } from './contactOptions.ts';
import { Choice } from './FormDialog.styles.ts';
import type { SaveForm, TextValues } from './useSaveForm.ts';

export interface ContactChoiceProps<Values extends TextValues<Values>> {
  form: SaveForm<Values>;
  name: Path<Values>;
  contacts: readonly CrmContact[];
  isLoading: boolean;
  /** Opens the form of a new contact in place of this one. */
  onCreate: () => void;
}

/** Whom a lead or an interaction is about: one of the loaded contacts, or a new one. */
export function ContactChoice<Values extends TextValues<Values>>({
  form,
  name,
  contacts,
  isLoading,
  onCreate,
}: ContactChoiceProps<Values>) {
  const t = useTranslation(crmTexts, controlsTexts);
  return (
    <Choice>
      <Controller
        control={form.control}
        name={name}
        render={({ field, fieldState }) => (
          <ContactCombobox
            contacts={contacts}
            isLoading={isLoading}
            value={String(field.value)}
            onValueChange={(value) => {
              field.onChange(value);
              form.changed();
            }}
            fieldRef={field.ref}
            onBlur={field.onBlur}
            error={form.textOf(fieldState.error)}
            disabled={form.isPending}
          />
        )}
      />
      <Button
        variant="ghost"
        size="small"
        startIcon={<Icon icon={Plus} />}
        disabled={form.isPending}
        onClick={onCreate}
      >
        {t('crm.contact.create')}
      </Button>
    </Choice>
  );
}

interface ContactComboboxProps {
  contacts: readonly CrmContact[];
  isLoading: boolean;
  value: string;
  onValueChange: (value: string) => void;
  fieldRef: (element: HTMLElement | null) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
}

function ContactCombobox({ contacts, value, fieldRef, ...rest }: ContactComboboxProps) {
  const t = useTranslation(crmTexts, controlsTexts);
  const [typed, setTyped] = useState('');
  const options = useMemo(() => contactOptions(contacts, typed, value), [contacts, typed, value]);
  return (
    <Combobox
      {...rest}
      ref={fieldRef}
      label={t('crm.leads.column.contact')}
      isRequired
      placeholder={t('crm.contact.choose')}
      searchLabel={t('crm.contacts.search')}
      emptyText={t('crm.contacts.empty')}
      loadingText={t('crm.contacts.loading')}
      options={options}
      value={value}
      onSearchChange={setTyped}
    />
  );
}
