import type { Mail } from './outbox.ts';

interface MailedInvoice {
  invoice: { tenantId: string; number: string };
  recipient: string;
  /** The sender's own words. */
  message: string;
  sender: string;
  /** The address of the hosted invoice. */
  link: string;
}

/** The e-mail that brings an invoice. */
export function invoiceMail({ invoice, recipient, message, sender, link }: MailedInvoice): Mail {
  const lead = `${sender} sends you invoice ${invoice.number}.`;
  return {
    tenantId: invoice.tenantId,
    recipient,
    subject: `Invoice ${invoice.number}`,
    body: message ? `${lead} ${message}` : lead,
    linkPath: link,
  };
}
