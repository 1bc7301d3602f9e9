import { crmTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FormCombobox } from '../../../patterns/FormDialog/FormCombobox.tsx';
import type { FormFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { CrmContact } from '../types.ts';
import { contactOptions } from './contactOptions.ts';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';
import { controlOf, pathOf } from '../../../patterns/FormDialog/formControl.ts';

const CreateButton = styled(Button)`
  margin-block-start: var(--platform-space-1);
  margin-inline-start: calc(-1 * var(--platform-space-2));
`;

export interface ContactChoiceProps<Input extends FormInput> extends FormFieldProps<Input, Input> {
  contacts: readonly CrmContact[];
  isLoading: boolean;
  onCreate: () => void;
}

export function ContactChoice<Input extends FormInput>({
  form,
  name,
  contacts,
  isLoading,
  onCreate,
}: ContactChoiceProps<Input>) {
  const t = useTranslation(crmTexts);
  const [typed, setTyped] = useState('');
  const chosenId: string = useWatch({ control: controlOf(form), name: pathOf<Input>(name) });
  const options = useMemo(
    () => contactOptions(contacts, typed, chosenId),
    [contacts, typed, chosenId],
  );
  return (
    <div>
      <FormCombobox
        form={form}
        name={name}
        label={t('crm.leads.column.contact')}
        isRequired
        placeholder={t('crm.contact.choose')}
        searchLabel={t('crm.contacts.search')}
        emptyText={t('crm.contacts.empty')}
        loadingText={t('crm.contacts.loading')}
        isLoading={isLoading}
        options={options}
        onSearchChange={setTyped}
      />
      <CreateButton
        variant="ghost"
        size="small"
        startIcon={<Icon icon={Plus} />}
        disabled={form.isPending}
        onClick={onCreate}
      >
        {t('crm.contact.create')}
      </CreateButton>
    </div>
  );
}
