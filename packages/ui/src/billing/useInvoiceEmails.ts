import { useMemo, useRef, useState } from 'react';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';
import type { BillingInvoice } from './types.ts';

/**
 * Mails each invoice once at a time. The guard is synchronous, so that a double click sends one
 * mail.
 *
 * @param onSendEmail answers whether it was sent; must not reject
 */
export function useInvoiceEmails(
  onSendEmail: (invoice: BillingInvoice) => Promise<boolean>,
): InvoiceActionsValue {
  const running = useRef(new Set<string>());
  const [sending, setSending] = useState<ReadonlySet<string>>(NONE);

  return useMemo(() => {
    async function send(invoice: BillingInvoice): Promise<boolean> {
      if (running.current.has(invoice.key)) return true;
      running.current.add(invoice.key);
      setSending(new Set(running.current));
      const isSent = await onSendEmail(invoice);
      running.current.delete(invoice.key);
      setSending(new Set(running.current));
      return isSent;
    }
    return { sending, sendEmail: send };
  }, [sending, onSendEmail]);
}

const NONE: ReadonlySet<string> = new Set();
