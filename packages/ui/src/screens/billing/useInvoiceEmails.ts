import type { Invoice } from '@platform/domain';
import { useMemo, useRef, useState } from 'react';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';

/** The guard is synchronous, so that a double click sends one email. */
export function useInvoiceEmails(
  onSendEmails: (invoices: readonly Invoice[]) => Promise<readonly string[]>,
): InvoiceActionsValue {
  const running = useRef(new Set<string>());
  const [sending, setSending] = useState<ReadonlySet<string>>(NONE);

  return useMemo(() => {
    async function sendEmails(invoices: readonly Invoice[]): Promise<readonly string[]> {
      const waiting = invoices.filter(({ key }) => !running.current.has(key));
      if (waiting.length === 0) return [];
      for (const { key } of waiting) running.current.add(key);
      setSending(new Set(running.current));
      const failed = await onSendEmails(waiting);
      for (const { key } of waiting) running.current.delete(key);
      setSending(new Set(running.current));
      return failed;
    }
    return { sending, sendEmails };
  }, [sending, onSendEmails]);
}

const NONE: ReadonlySet<string> = new Set();
