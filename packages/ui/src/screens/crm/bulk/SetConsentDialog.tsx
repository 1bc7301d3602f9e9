import { crmConsentTexts, crmTexts, useTranslation } from '@platform/i18n';
import * as z from 'zod/mini';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { consentOptions, CONSENT_ANSWERS } from '../consent.ts';
import type { ConsentAnswer } from '../consent.ts';
import type { BulkFormProps } from './ContactBulkDialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface Values {
  voice: ConsentAnswer | 'keep';
  sms: ConsentAnswer | 'keep';
}

const answer = z.enum([...CONSENT_ANSWERS, 'keep']);
const schema = z.object({ voice: answer, sms: answer }).check(
  z.refine(({ voice, sms }) => voice !== 'keep' || sms !== 'keep', {
    error: 'required',
    path: ['voice'],
  }),
);

const changed = (value: Values['voice']) => (value === 'keep' ? undefined : value);

export function SetConsentDialog({ contacts, onChange, onClose }: BulkFormProps) {
  const t = useTranslation(crmTexts, crmConsentTexts);
  const form = useDialogForm<Values, Values, { status: 'saved' }>({
    schema,
    errorText: () => t('crmConsent.set.required'),
    initialValues: { voice: 'keep', sms: 'keep' },
    firstField: 'voice',
    onSubmit: ({ voice, sms }) =>
      onChange({ consentVoice: changed(voice), consentSms: changed(sms) }),
    onClose,
  });
  const options = [{ value: 'keep', label: t('crmConsent.set.keep') }, ...consentOptions(t)];
  return (
    <FormDialog
      form={form}
      title={t('crmConsent.set.title')}
      submitLabel={t('crmConsent.submit', { count: contacts.length })}
      loadingText={t('crmConsent.changing')}
    >
      <Text as="p">{t('crmConsent.set.hint')}</Text>
      <FormRow>
        <FormSelect form={form} name="voice" label={t('crm.consent.voice')} options={options} />
        <FormSelect form={form} name="sms" label={t('crm.consent.sms')} options={options} />
      </FormRow>
    </FormDialog>
  );
}
