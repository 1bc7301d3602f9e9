import { LEAD_STATUSES, addLead, leadStatusOf } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import type { LeadValues } from '@platform/ui/crm';
import { useSave } from '../kit/useSave.ts';
import { crmFailureText } from '../platform/crm/crmFailureText.ts';
import { useOpenContact } from '../platform/crm/useOpenContact.ts';

export function useAddLead() {
  const t = useTranslation(crmTexts);
  const openContact = useOpenContact();
  const add = useSave(addLead, {
    success: () => t('crm.toast.leadCreated'),
    changed: ({ contactId }, lead) => ({
      ids: lead ? [lead.key] : [],
      open: openContact(contactId),
    }),
    failure: () => t('crm.error.createLead'),
    failureToast: 'whenMessageHidden',
    message: crmFailureText(t('crm.error.unexpected')),
  });
  return (values: LeadValues): Promise<SaveOutcome> =>
    add({ ...values, status: leadStatusOf(values.status) ?? LEAD_STATUSES[0] });
}
