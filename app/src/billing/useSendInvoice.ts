import { emailInvoice } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingInvoice } from '@platform/ui';
import { useCallback, useRef } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { writeError } from '../shared/network/writeError.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';

/**
 * Mails an invoice to the person signed in (spec 5 and 8), once at a time for each, and tells the
 * outcome by a toast. It never rejects.
 */
export function useSendInvoice(): (invoice: BillingInvoice) => Promise<void> {
  const { http } = useApi();
  const t = useTranslation(billingTexts);
  const email = useAtomValue(userAtom)?.email ?? '';
  const showToast = useSetAtom(showToastAtom);
  const sending = useRef(new Set<string>());

  return useCallback(
    async ({ key, id, number }) => {
      if (email === '') return showToast({ message: t('billing.error.noEmail'), tone: 'danger' });
      if (sending.current.has(key)) return;
      sending.current.add(key);
      try {
        const message = t('billing.invoices.emailMessage', { invoice: number });
        await emailInvoice(http, { id, recipient: email, message });
        showToast({ message: t('billing.toast.emailed', { email }), tone: 'success' });
      } catch (error) {
        if (isSilent(error)) return;
        showToast({ message: writeError(error, t('billing.error.email')), tone: 'danger' });
      } finally {
        sending.current.delete(key);
      }
    },
    [email, http, showToast, t],
  );
}
