import { CONTACT_LIMITS } from '@platform/domain';
import { crmTexts, useTranslation } from '@platform/i18n';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormTagInput } from '../../../patterns/FormDialog/FormTagInput.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import type { ContactDraft, ContactValues, CrmContact } from '../types.ts';
import { ConsentField } from './ConsentField.tsx';
import { DuplicateHint } from './DuplicateHint.tsx';
import type { DuplicateHintProps } from './DuplicateHint.tsx';

export interface ContactFieldsProps extends Omit<DuplicateHintProps, 'control' | 'ownId'> {
  form: DialogForm<ContactDraft, ContactValues>;
  contact?: CrmContact | undefined;
}

export function ContactFields({ form, contact, ...hint }: ContactFieldsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <FormRow>
        <FormTextField
          form={form}
          name="firstName"
          label={t('crm.contact.firstName')}
          hint={form.hasDraft ? t('crm.draft') : undefined}
        />
        <FormTextField form={form} name="lastName" label={t('crm.contact.lastName')} />
      </FormRow>
      <FormTextField
        form={form}
        name="email"
        label={t('crm.contact.email')}
        isRequired
        type="email"
      />
      <FormTextField form={form} name="phone" label={t('crm.contact.phone')} type="tel" />
      <DuplicateHint control={form.control} ownId={contact?.key} {...hint} />
      <FormRow>
        <FormTextField
          form={form}
          name="company"
          label={t('crm.contact.company')}
          hint={t('crm.contact.notSaved')}
        />
        <FormTextField
          form={form}
          name="jobTitle"
          label={t('crm.contact.jobTitle')}
          hint={t('crm.contact.notSaved')}
        />
      </FormRow>
      <FormRow>
        <ConsentField form={form} channel="voice" contact={contact} />
        <ConsentField form={form} channel="sms" contact={contact} />
      </FormRow>
      <FormTagInput
        form={form}
        name="tags"
        label={t('crm.contact.tags')}
        maxLength={CONTACT_LIMITS.tag}
        maxTags={CONTACT_LIMITS.tags}
      />
      <FormTextarea form={form} name="notes" label={t('crm.contact.notes')} />
    </>
  );
}
