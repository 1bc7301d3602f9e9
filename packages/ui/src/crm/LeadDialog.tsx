import { crmTexts, useTranslation } from '@platform/i18n';
import { Dialog } from '../components/Dialog/index.ts';
import type { Remote } from '../remote.ts';
import { itemsOf } from './crmRows.ts';
import type { Names } from './crmRows.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { LeadFields } from './form/LeadFields.tsx';
import { NewContactStep } from './form/NewContactStep.tsx';
import { useLeadForm } from './form/useLeadForm.ts';
import { useNewContact } from './form/useNewContact.ts';
import type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmLead,
  CrmList,
  FormDrafts,
  LeadValues,
  SaveOutcome,
} from './types.ts';

export interface LeadDialogProps {
  /** The lead to edit; left out to add one. */
  lead: CrmLead | undefined;
  /** What a new lead starts with. */
  status: string;
  /** Whom a new lead is about, where that is known. */
  contactId?: string | undefined;
  contacts: Remote<CrmList<CrmContact>>;
  contactHref: (contactId: string) => string;
  /** Names of owners by id, where they are known when the dialog opens. */
  ownerNames?: Names | undefined;
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: LeadValues) => Promise<SaveOutcome>;
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
  drafts: FormDrafts<LeadValues> | undefined;
  contactDrafts: FormDrafts<ContactValues> | undefined;
  /** The dialog is done. Mount it again to open it with a clean form. */
  onClose: () => void;
}

/** 'Add Lead' and 'Edit Lead'. */
export function LeadDialog(props: LeadDialogProps) {
  const { lead, contacts, contactHref, onClose } = props;
  const t = useTranslation(crmTexts);
  const { form, discard } = useLeadForm(props);
  const step = useNewContact({
    contacts: itemsOf(contacts),
    onCreateContact: props.onCreateContact,
    drafts: props.contactDrafts,
    onBack: (created) => {
      if (created) form.setField('contactId', created.id);
      form.focusField('contactId');
    },
  });
  const title = lead ? t('crm.leads.edit') : t('crm.leads.add');
  return (
    <Dialog.Root
      open
      onOpenChange={step.isOpen ? step.discard.leave : discard.leave}
      title={step.isOpen ? t('crm.contacts.add') : title}
      closeLabel={t('common.action.close')}
    >
      {step.isOpen ? (
        <NewContactStep
          step={step}
          contacts={step.contacts}
          contactHref={contactHref}
          onFollow={onClose}
        />
      ) : (
        <FormFrame
          form={form}
          discard={discard}
          submitLabel={lead ? t('crm.saveChanges') : t('crm.leads.add')}
          pendingLabel={lead ? t('crm.saving') : t('crm.adding')}
        >
          <LeadFields
            form={form}
            lead={lead}
            contacts={step.contacts}
            isLoading={contacts.status === 'loading'}
            onCreateContact={step.open}
          />
        </FormFrame>
      )}
    </Dialog.Root>
  );
}
