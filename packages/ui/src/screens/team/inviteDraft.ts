import { emailFault } from '@platform/i18n/text';
import { addressOf, splitAddresses } from './addressList.ts';
import { entriesOf } from './inviteSchema.ts';
import type { InviteEmails } from './inviteSchema.ts';
import type { InviteDraft } from './types.ts';

/** Values of the form while it is edited. */
export interface InviteInput {
  email: InviteEmails;
  /** '' until a role is chosen. */
  role: string;
}

export const fromDraft = ({ email, role }: InviteDraft): InviteInput => ({
  email: readSeveral(email) ?? email,
  role,
});

export const toDraft = ({ email, role }: InviteInput): InviteDraft => ({
  email: emailsText(email),
  role,
});

/** Addresses with commas. */
export const emailsText = (value: InviteEmails): string =>
  entriesOf(value).filter(Boolean).join(', ');

/** Value of the field for several addresses; undefined if the text has none with a separator. */
export function readSeveral(text: string): Exclude<InviteEmails, string> | undefined {
  const entries = splitAddresses(text);
  if (entries.length < 2 || !text.includes('@')) return undefined;
  const tags = new Map<string, string>();
  const invalid: string[] = [];
  for (const entry of entries.map((part) => part.trim()).filter(Boolean)) {
    const email = addressOf(entry);
    if (emailFault(email)) invalid.push(entry);
    else if (!tags.has(email.toLowerCase())) tags.set(email.toLowerCase(), email);
  }
  const emails = [...tags.values()];
  return invalid.length === 0 ? emails : { tags: emails, text: invalid.join(', ') };
}
