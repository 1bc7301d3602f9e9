import type { FormDrafts, FormRefusal } from '../../../patterns/FormDialog/formTypes.ts';
import type { ContactDraft, ContactValues, CrmContact } from '../types.ts';
import { contactValues, NO_CONTACT } from './contactName.ts';
import { contactSchema } from './schemas.ts';
import { useCrmForm } from './useCrmForm.ts';

export interface ContactFormOptions<Saved> {
  contact?: CrmContact | undefined;
  drafts: FormDrafts<ContactDraft> | undefined;
  onSubmit: (values: ContactValues) => Promise<Saved | FormRefusal<'email'>>;
  onSaved?: (saved: Saved) => void;
  onClose: () => void;
}

export function useContactForm<Saved extends object>({
  contact,
  ...options
}: ContactFormOptions<Saved>) {
  return useCrmForm<ContactDraft, Saved, ContactValues>({
    recordId: contact?.key ?? '',
    schema: contactSchema(contact),
    initialValues: contact ? contactValues(contact) : NO_CONTACT,
    firstField: 'firstName',
    ...options,
  });
}
