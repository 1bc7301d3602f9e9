import { crmTexts, useTranslation } from '@platform/i18n';
import {
  directionText,
  INTERACTION_DIRECTIONS,
  INTERACTION_TYPES,
  typeText,
} from '../interactionKinds.ts';
import type { CrmContact, InteractionValues } from '../types.ts';
import { ContactChoice } from './ContactChoice.tsx';
import { Pair } from './FormDialog.styles.ts';
import { FormSelect } from './FormSelect.tsx';
import { FormText } from './FormText.tsx';
import type { SaveForm } from './useSaveForm.ts';

export interface InteractionFieldsProps {
  form: SaveForm<InteractionValues>;
  contacts: readonly CrmContact[];
  isLoading: boolean;
  onCreateContact: () => void;
}

/** The four fields. */
export function InteractionFields({
  form,
  contacts,
  isLoading,
  onCreateContact,
}: InteractionFieldsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <ContactChoice
        form={form}
        name="contactId"
        contacts={contacts}
        isLoading={isLoading}
        onCreate={onCreateContact}
      />
      <Pair>
        <FormSelect
          form={form}
          name="type"
          label={t('crm.interactions.column.type')}
          options={INTERACTION_TYPES.map((value) => ({ value, label: typeText(t, value) }))}
        />
        <FormSelect
          form={form}
          name="direction"
          label={t('crm.interactions.column.direction')}
          options={INTERACTION_DIRECTIONS.map((value) => ({
            value,
            label: directionText(t, value),
          }))}
        />
      </Pair>
      <FormText
        form={form}
        name="summary"
        label={t('crm.interactions.column.summary')}
        hint={form.hasDraft ? t('crm.draft') : undefined}
        isLong
      />
    </>
  );
}
