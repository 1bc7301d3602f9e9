import type { Mail } from './outbox.ts';

interface MailedInvoice {
  invoice: { tenantId: string; number: string };
  recipient: string;
  message: string;
  sender: string;
  link: string;
}

export function invoiceMail({ invoice, recipient, message, sender, link }: MailedInvoice): Mail {
  const lead = `${sender} sent you invoice ${invoice.number}.`;
  return {
    tenantId: invoice.tenantId,
    recipient,
    subject: `Invoice ${invoice.number}`,
    body: message ? `${lead} ${message}` : lead,
    linkPath: link,
  };
}
