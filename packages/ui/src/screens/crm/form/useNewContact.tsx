import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { Remote } from '../../../remote.ts';
import { itemsOf } from '../crmRows.ts';
import type { FormDrafts } from '../../../patterns/FormDialog/formTypes.ts';
import type { ContactDraft, ContactOutcome, ContactValues, CrmContact, CrmList } from '../types.ts';
import { ContactFields } from './ContactFields.tsx';
import { useContactForm } from './useContactForm.ts';

interface FormOfContact {
  setField: (name: 'contactId', value: string) => void;
  focusField: (name: 'contactId') => void;
}

export interface NewContactOptions {
  contacts: Remote<CrmList<CrmContact>>;
  contactHref: (contactId: string) => string;
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
  contactDrafts?: FormDrafts<ContactDraft> | undefined;
  onClose: () => void;
}

/** Replaces a form by 'Add Contact', and selects the new contact in it. Keeps its values. */
export function useNewContact(
  form: FormOfContact,
  { contacts, contactHref, onCreateContact, contactDrafts, onClose }: NewContactOptions,
) {
  const t = useTranslation(crmTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState<readonly CrmContact[]>([]);
  const loaded = itemsOf(contacts);
  const all = useMemo(() => {
    const fresh = created.filter(({ key }) => loaded.every((contact) => contact.key !== key));
    return fresh.length === 0 ? loaded : [...fresh, ...loaded];
  }, [loaded, created]);

  const contactForm = useContactForm<{ contact: CrmContact }>({
    drafts: contactDrafts,
    onSubmit: onCreateContact,
    onSaved: ({ contact }) => {
      setCreated((before) => [contact, ...before]);
      form.setField('contactId', contact.key);
    },
    onClose: () => {
      // The form must be mounted before it can take the focus.
      flushSync(() => setIsOpen(false));
      form.focusField('contactId');
    },
  });

  function open(): void {
    flushSync(() => setIsOpen(true));
    contactForm.focusField('firstName');
  }

  const dialog = isOpen ? (
    <FormDialog
      form={contactForm}
      title={t('crm.contacts.add')}
      submitLabel={t('crm.contacts.add')}
      loadingText={t('crm.adding')}
    >
      <ContactFields
        form={contactForm}
        contacts={all}
        contactHref={contactHref}
        onFollow={onClose}
      />
    </FormDialog>
  ) : null;
  const choice = { contacts: all, isLoading: contacts.status === 'loading', onCreate: open };
  return { dialog, choice };
}
