import { crmTexts, useTranslation } from '@platform/i18n';
import { Dialog } from '../components/Dialog/index.ts';
import { ContactFields } from './form/ContactFields.tsx';
import { FormFrame } from './form/FormFrame.tsx';
import { useContactForm } from './form/useContactForm.ts';
import type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  FormDrafts,
  SaveOutcome,
} from './types.ts';

export interface ContactDialogProps {
  /** The contact to edit; left out to add one. */
  contact: CrmContact | undefined;
  /** Among whom a duplicate is looked for. */
  contacts: readonly CrmContact[];
  contactHref: (contactId: string) => string;
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: ContactValues) => Promise<ContactOutcome | SaveOutcome<'email'>>;
  drafts: FormDrafts<ContactValues> | undefined;
  /** The dialog is done. Mount it again to open it with a clean form. */
  onClose: () => void;
}

/** 'Add Contact' and 'Edit Contact'. */
export function ContactDialog(props: ContactDialogProps) {
  const { contact, contacts, contactHref, onSave, drafts, onClose } = props;
  const t = useTranslation(crmTexts);
  const { form, discard } = useContactForm({ contact, onSave, drafts, onDone: onClose });
  return (
    <Dialog.Root
      open
      onOpenChange={discard.leave}
      title={contact ? t('crm.contacts.editTitle') : t('crm.contacts.add')}
      closeLabel={t('common.action.close')}
    >
      <FormFrame
        form={form}
        discard={discard}
        submitLabel={contact ? t('crm.saveChanges') : t('crm.contacts.add')}
        pendingLabel={contact ? t('crm.saving') : t('crm.adding')}
      >
        <ContactFields
          form={form}
          contacts={contacts}
          ownId={contact?.id}
          contactHref={contactHref}
          onFollow={onClose}
        />
      </FormFrame>
    </Dialog.Root>
  );
}
