import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmContact } from '../types.ts';
import { ContactFields } from './ContactFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { NewContact } from './useNewContact.ts';

export interface NewContactStepProps {
  step: NewContact;
  contacts: readonly CrmContact[];
  contactHref: (contactId: string) => string;
  /** The link to a duplicate was followed. */
  onFollow: () => void;
}

/** The form of a new contact in place of the form that needs one, inside the same dialog. */
export function NewContactStep({ step: { form, discard }, ...fields }: NewContactStepProps) {
  const t = useTranslation(crmTexts);
  return (
    <FormFrame
      form={form}
      discard={discard}
      submitLabel={t('crm.contacts.add')}
      pendingLabel={t('crm.adding')}
    >
      <ContactFields form={form} ownId={undefined} {...fields} />
    </FormFrame>
  );
}
