import { crmTexts, useTranslation } from '@platform/i18n';
import { FormRow } from '../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import type { DialogForm } from '../../patterns/FormDialog/formTypes.ts';
import {
  directionText,
  INTERACTION_DIRECTIONS,
  INTERACTION_TYPES,
  typeText,
} from '../interactionKinds.ts';
import type { CrmContact, InteractionValues } from '../types.ts';
import { ContactChoice } from './ContactChoice.tsx';

export interface InteractionFieldsProps {
  form: DialogForm<InteractionValues>;
  contacts: readonly CrmContact[];
  isLoading: boolean;
  onCreateContact: () => void;
}

/** The four fields. */
export function InteractionFields({ form, onCreateContact, ...choice }: InteractionFieldsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <ContactChoice form={form} name="contactId" onCreate={onCreateContact} {...choice} />
      <FormRow>
        <FormSelect
          form={form}
          name="type"
          label={t('crm.interactions.column.type')}
          isRequired
          options={INTERACTION_TYPES.map((value) => ({ value, label: typeText(t, value) }))}
        />
        <FormSelect
          form={form}
          name="direction"
          label={t('crm.interactions.column.direction')}
          isRequired
          options={INTERACTION_DIRECTIONS.map((value) => ({
            value,
            label: directionText(t, value),
          }))}
        />
      </FormRow>
      <FormTextarea
        form={form}
        name="summary"
        label={t('crm.interactions.column.summary')}
        hint={form.hasDraft ? t('crm.draft') : undefined}
      />
    </>
  );
}
