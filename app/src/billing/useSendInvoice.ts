import { sendInvoice } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingInvoice } from '@platform/ui';
import { useCallback } from 'react';
import { refusalOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';

/**
 * Mails an invoice to the person signed in, once at a time for each, and tells the outcome by a
 * toast. It answers whether it was sent, and never rejects.
 */
export function useSendInvoice(): (invoice: BillingInvoice) => Promise<boolean> {
  const t = useTranslation(billingTexts);
  const email = useAtomValue(userAtom)?.email ?? '';
  const showToast = useSetAtom(showToastAtom);
  const [send] = useAction(sendInvoice, {
    success: ({ recipient }) => t('billing.toast.emailed', { email: recipient }),
    failure: (error) => refusalOr(error, t('billing.error.email')),
  });

  return useCallback(
    async ({ key, id, number }) => {
      if (email === '') {
        showToast({ message: t('billing.error.noEmail'), tone: 'danger' });
        return false;
      }
      const message = t('billing.invoices.emailMessage', { invoice: number });
      return (await send({ key, id, recipient: email, message })).isDone;
    },
    [email, send, showToast, t],
  );
}
