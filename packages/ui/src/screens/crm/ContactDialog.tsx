import { crmTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import type { Remote } from '../../remote.ts';
import { itemsOf } from './crmRows.ts';
import { ContactFields } from './form/ContactFields.tsx';
import { useContactForm } from './form/useContactForm.ts';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { ContactDraft, ContactOutcome, ContactValues, CrmContact, CrmList } from './types.ts';

export interface ContactDialogProps {
  contact?: CrmContact | undefined;
  contacts: Remote<CrmList<CrmContact>>;
  contactHref: (contactId: string) => string;
  onSave: (values: ContactValues) => Promise<ContactOutcome | SaveOutcome<'email'>>;
  contactDrafts?: FormDrafts<ContactDraft> | undefined;
  onClose: () => void;
}

export function ContactDialog(props: ContactDialogProps) {
  const { contact, contacts, contactHref, onSave, contactDrafts, onClose } = props;
  const t = useTranslation(crmTexts);
  const form = useContactForm({
    contact,
    drafts: contactDrafts,
    onSubmit: onSave,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={contact ? t('crm.contacts.editTitle') : t('crm.contacts.add')}
      submitLabel={contact ? t('crm.saveChanges') : t('crm.contacts.add')}
      loadingText={contact ? t('crm.saving') : t('crm.adding')}
    >
      <ContactFields
        form={form}
        contacts={itemsOf(contacts)}
        contact={contact}
        contactHref={contactHref}
        onFollow={onClose}
      />
    </FormDialog>
  );
}
