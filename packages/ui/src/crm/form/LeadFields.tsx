import { crmTexts, useTranslation } from '@platform/i18n';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import type { DialogForm } from '../../patterns/FormDialog/formTypes.ts';
import { LEAD_STATUSES, statusText } from '../leadStatus.ts';
import type { CrmContact, CrmLead, LeadValues } from '../types.ts';
import { ContactChoice } from './ContactChoice.tsx';
import { contactLabel } from './contactOptions.ts';

export interface LeadFieldsProps {
  form: DialogForm<LeadValues>;
  /** The lead that is edited: its contact and source stay as they are. */
  lead: CrmLead | undefined;
  contacts: readonly CrmContact[];
  isLoading: boolean;
  onCreateContact: () => void;
}

/** The five fields. */
export function LeadFields({ form, lead, contacts, isLoading, onCreateContact }: LeadFieldsProps) {
  const t = useTranslation(crmTexts);
  const contact = lead && contacts.find(({ id }) => id === lead.contactId);
  const isOther = lead && !LEAD_STATUSES.some((known) => known === lead.status);
  const statuses = isOther && lead.status ? [...LEAD_STATUSES, lead.status] : LEAD_STATUSES;
  const hint = form.hasDraft ? t('crm.draft') : undefined;
  return (
    <>
      {lead ? (
        <TextField
          label={t('crm.leads.column.contact')}
          value={contact ? contactLabel(contact) : t('crm.contactMissing')}
          hint={hint}
          readOnly
        />
      ) : (
        <ContactChoice
          form={form}
          name="contactId"
          contacts={contacts}
          isLoading={isLoading}
          onCreate={onCreateContact}
        />
      )}
      <FormSelect
        form={form}
        name="status"
        label={t('crm.leads.column.status')}
        isRequired
        options={statuses.map((value) => ({ value, label: statusText(t, value) }))}
      />
      {lead ? (
        <TextField label={t('crm.leads.column.source')} value={lead.source} readOnly />
      ) : (
        <FormTextField form={form} name="source" label={t('crm.leads.column.source')} />
      )}
      <FormTextField form={form} name="ownerId" label={t('crm.leads.column.owner')} />
      <FormTextarea
        form={form}
        name="notes"
        label={t('crm.leads.column.notes')}
        hint={lead ? undefined : hint}
      />
    </>
  );
}
