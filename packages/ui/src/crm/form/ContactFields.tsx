import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmContact } from '../types.ts';
import type { ContactValues } from '../types.ts';
import { DuplicateHint } from './DuplicateHint.tsx';
import { Pair } from './FormDialog.styles.ts';
import { FormText } from './FormText.tsx';
import type { SaveForm } from './useSaveForm.ts';

export interface ContactFieldsProps {
  form: SaveForm<ContactValues>;
  /** Among whom a duplicate is looked for. */
  contacts: readonly CrmContact[];
  ownId: string | undefined;
  contactHref: (contactId: string) => string;
  /** The link to a duplicate was followed; what was typed stays kept. */
  onFollow: () => void;
}

/** The seven fields; two of them are not saved and say so. */
export function ContactFields({ form, contacts, ownId, ...hint }: ContactFieldsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <Pair>
        <FormText
          form={form}
          name="firstName"
          label={t('crm.contact.firstName')}
          hint={form.hasDraft ? t('crm.draft') : undefined}
        />
        <FormText form={form} name="lastName" label={t('crm.contact.lastName')} />
      </Pair>
      <FormText
        form={form}
        name="email"
        label={t('crm.contact.email')}
        isRequired
        input={{ type: 'email' }}
      />
      <FormText form={form} name="phone" label={t('crm.contact.phone')} input={{ type: 'tel' }} />
      <DuplicateHint control={form.control} contacts={contacts} ownId={ownId} {...hint} />
      <Pair>
        <FormText
          form={form}
          name="company"
          label={t('crm.contact.company')}
          hint={t('crm.contact.notSaved')}
        />
        <FormText
          form={form}
          name="jobTitle"
          label={t('crm.contact.jobTitle')}
          hint={t('crm.contact.notSaved')}
        />
      </Pair>
      <FormText form={form} name="notes" label={t('crm.contact.notes')} isLong />
    </>
  );
}
