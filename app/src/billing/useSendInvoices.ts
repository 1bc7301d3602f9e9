import type { Invoice } from '@platform/api';
import { sendInvoice } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { forbiddenMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';

/** Emails invoices one by one. Resolves with the keys of failed ones and never rejects. */
export function useSendInvoices(): (invoices: readonly Invoice[]) => Promise<string[]> {
  const t = useTranslation(billingTexts);
  const email = useAtomValue(userAtom)?.email ?? '';
  const showToast = useSetAtom(showToastAtom);
  const failure = (error: unknown) => forbiddenMessageOr(error, t('billing.error.email'));
  const [sendOne] = useAction(sendInvoice, {
    success: ({ recipient }) => t('billing.toast.emailed', { email: recipient }),
    failure,
  });
  const [sendOfSeveral] = useAction(sendInvoice, { failure, failureToast: 'never' });

  return useCallback(
    async (invoices) => {
      if (email === '') {
        showToast({ message: t('billing.error.noEmail'), tone: 'danger' });
        return invoices.map(({ key }) => key);
      }
      const isOne = invoices.length === 1;
      const send = isOne ? sendOne : sendOfSeveral;
      const failed: Invoice[] = [];
      for (const invoice of invoices) {
        const { key, id, number } = invoice;
        const message = t('billing.invoices.emailMessage', { invoice: number });
        if (!(await send({ key, id, recipient: email, message })).isDone) failed.push(invoice);
      }
      const count = invoices.length - failed.length;
      if (!isOne && count > 0) {
        showToast({
          message: t('billing.toast.emailedSeveral', { count, email }),
          tone: 'success',
        });
      }
      if (!isOne && failed.length > 0) {
        const names = failed.map(({ number, id }) => number || id).join(', ');
        showToast({ message: t('billing.error.emails', { names }), tone: 'danger' });
      }
      return failed.map(({ key }) => key);
    },
    [email, sendOfSeveral, sendOne, showToast, t],
  );
}
