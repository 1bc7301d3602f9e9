import { useMemo, useRef, useState } from 'react';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';
import type { BillingInvoice } from './types.ts';

/**
 * Mails each invoice once at a time. The guard is synchronous, so that a double click sends one
 * mail.
 *
 * @param onSendEmail must not reject
 */
export function useInvoiceEmails(
  onSendEmail: (invoice: BillingInvoice) => Promise<void>,
): InvoiceActionsValue {
  const running = useRef(new Set<string>());
  const [sending, setSending] = useState<ReadonlySet<string>>(NONE);

  return useMemo(() => {
    async function send(invoice: BillingInvoice): Promise<void> {
      if (running.current.has(invoice.key)) return;
      running.current.add(invoice.key);
      setSending(new Set(running.current));
      await onSendEmail(invoice);
      running.current.delete(invoice.key);
      setSending(new Set(running.current));
    }
    return { sending, sendEmail: (invoice) => void send(invoice) };
  }, [sending, onSendEmail]);
}

const NONE: ReadonlySet<string> = new Set();
