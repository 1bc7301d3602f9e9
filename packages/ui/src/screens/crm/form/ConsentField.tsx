import { crmConsentTexts, crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { consentOf, consentOptions, recordOf } from '../consent.ts';
import type { ConsentChannel } from '../consent.ts';
import { consentRecordText } from '../consentRecordText.ts';
import type { ContactDraft, ContactValues, CrmContact } from '../types.ts';

export interface ConsentFieldProps {
  form: DialogForm<ContactDraft, ContactValues>;
  channel: ConsentChannel;
  contact: CrmContact | undefined;
}

const names = { voice: 'consentVoice', sms: 'consentSms' } as const;

/** A consent, with its record until it is changed. */
export function ConsentField({ form, channel, contact }: ConsentFieldProps) {
  const t = useTranslation(crmTexts, crmConsentTexts);
  const formats = useFormats();
  const name = names[channel];
  const answer = useWatch({ control: controlOf(form), name });
  const isUnchanged = contact && consentOf(contact, channel) === answer;
  const hint = isUnchanged ? consentRecordText(t, formats, recordOf(contact, channel)) : '';
  return (
    <FormSelect
      form={form}
      name={name}
      label={t(`crm.consent.${channel}`)}
      options={consentOptions(t)}
      hint={hint || undefined}
    />
  );
}
