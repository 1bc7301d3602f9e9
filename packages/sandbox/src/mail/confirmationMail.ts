import type { Mail } from './outbox.ts';

interface Confirmation {
  email: string;
  company: string;
  /** The address that confirms the account. */
  link: string;
}

/** The e-mail whose link proves an address, so that the account is made. */
export function confirmationMail({ email, company, link }: Confirmation): Mail {
  return {
    tenantId: null,
    recipient: email,
    subject: 'Confirm your email address',
    body: `Confirm this address to open the account of ${company}. The link is good for one day, and once.`,
    linkPath: link,
  };
}
