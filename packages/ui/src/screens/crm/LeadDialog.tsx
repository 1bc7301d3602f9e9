import { crmTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { chosenText } from '../../components/Combobox/chosenText.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { FactList } from '../../patterns/FactList/FactList.tsx';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import { nameOf } from './crmRows.ts';
import { ContactChoice } from './form/ContactChoice.tsx';
import { contactOption } from './form/contactOptions.ts';
import { leadSchema } from './form/schemas.ts';
import { useCrmForm } from './form/useCrmForm.ts';
import { useNewContact } from './form/useNewContact.tsx';
import type { NewContactOptions } from './form/useNewContact.tsx';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { CrmLead, LeadValues } from './types.ts';

export interface LeadDialogProps extends NewContactOptions {
  lead?: CrmLead | undefined;
  status: string;
  contactId?: string | undefined;
  ownerNames?: ReadonlyMap<string, string> | undefined;
  onSave: (values: LeadValues) => Promise<SaveOutcome>;
  leadDrafts?: FormDrafts<LeadValues> | undefined;
}

/** A known owner is shown by name; if it is not changed, the id is saved again. */
export function LeadDialog(props: LeadDialogProps) {
  const { lead, status, contactId = '', ownerNames, onSave } = props;
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const ownerId = lead?.ownerId ?? '';
  // Not updated later: a new name would overwrite what the user typed.
  const [known] = useState(() => nameOf(ownerNames, ownerId));
  const ownerName = known ?? '';
  const form = useCrmForm({
    recordId: lead?.key ?? '',
    drafts: props.leadDrafts,
    schema: leadSchema,
    initialValues: {
      contactId: lead?.contactId ?? contactId,
      status: lead?.statusText ?? status,
      source: lead?.source ?? '',
      ownerId: ownerName,
      notes: lead?.notes ?? '',
    },
    firstField: lead ? 'status' : 'contactId',
    onSubmit: (values: LeadValues) =>
      onSave(values.ownerId === ownerName ? { ...values, ownerId } : values),
    onClose: props.onClose,
  });
  const { dialog, choice } = useNewContact(form, props);
  const contact = lead && choice.contacts.find(({ key }) => key === lead.contactId);
  const missing = choice.isLoading ? <Skeleton width="60%" /> : t('crm.contactMissing');
  const contactFact = contact ? chosenText(contactOption(contact)) : missing;
  return (
    dialog ?? (
      <FormDialog
        form={form}
        title={lead ? t('crm.leads.edit') : t('crm.leads.add')}
        submitLabel={lead ? t('crm.saveChanges') : t('crm.leads.add')}
        loadingText={lead ? t('crm.saving') : t('crm.adding')}
      >
        {lead ? (
          <FactList
            facts={[
              { label: t('crm.leads.column.contact'), value: contactFact },
              { label: t('crm.leads.column.source'), value: lead.source },
            ]}
          />
        ) : (
          <ContactChoice form={form} name="contactId" {...choice} />
        )}
        <FormSelect
          form={form}
          name="status"
          label={t('crm.leads.column.status')}
          isRequired
          options={statuses.options(lead?.statusText)}
        />
        {lead ? null : (
          <FormTextField form={form} name="source" label={t('crm.leads.column.source')} />
        )}
        <FormTextField
          form={form}
          name="ownerId"
          label={t('crm.leads.column.owner')}
          placeholder={known === undefined ? t('common.loading') : undefined}
        />
        <FormTextarea
          form={form}
          name="notes"
          label={t('crm.leads.column.notes')}
          hint={form.hasDraft ? t('crm.draft') : undefined}
        />
      </FormDialog>
    )
  );
}
