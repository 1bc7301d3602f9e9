import type { Mail } from './outbox.ts';

interface Confirmation {
  email: string;
  company: string;
  link: string;
}

export function confirmationMail({ email, company, link }: Confirmation): Mail {
  return {
    tenantId: null,
    recipient: email,
    subject: 'Confirm your email address',
    body: `Confirm this address to open the account of ${company}. The link is valid for one day and works once.`,
    linkPath: link,
  };
}
