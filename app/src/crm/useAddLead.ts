import { LEAD_STATUSES, addLead, leadStatusOf } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { LeadValues, SaveOutcome } from '@platform/ui';
import { useAction } from '../data/useAction.ts';
import { refusalOf } from '../platform/crm/refusal.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { useOpenContact } from '../platform/crm/useOpenContact.ts';

/** Creating leads. */
export function useAddLead() {
  const t = useTranslation(crmTexts);
  const { leadDrafts } = useCrmDrafts();
  const openContact = useOpenContact();
  const [add] = useAction(addLead, {
    success: () => t('crm.toast.leadCreated'),
    changed: ({ contactId }, lead) => ({
      ids: lead ? [lead.key] : [],
      open: openContact(contactId),
    }),
    failure: () => t('crm.error.createLead'),
    failureToast: 'whenUnseen',
  });

  return async (values: LeadValues): Promise<SaveOutcome> => {
    const status = leadStatusOf(values.status) ?? LEAD_STATUSES[0];
    const removeDraft = leadDrafts.send('');
    const outcome = await add({ ...values, status });
    if (!outcome.isDone) return refusalOf(outcome, t('crm.error.unexpected'));
    removeDraft();
    return { status: 'saved' };
  };
}
