import type { Contact } from '@platform/api';
import { useToday } from '@platform/i18n';
import { dayText } from '@platform/i18n/text';
import { CallFollowUp } from '@platform/ui/crm';
import { contactHrefs } from './address.ts';
import { useFollowUp } from './useFollowUp.ts';

export interface FollowUpViewProps {
  /** Null if unknown, undefined while loading. */
  contact: Contact | null | undefined;
  /** Omitted if the call cannot be logged with another contact. */
  onChooseContact?: (() => void) | undefined;
}

export function FollowUpView({ contact, onChooseContact }: FollowUpViewProps) {
  return (
    <CallFollowUp
      {...useFollowUp(contact)}
      contact={contact ? { name: contact.name, href: contactHrefs.contacts(contact.key) } : null}
      minDate={dayText(useToday())}
      onChooseContact={onChooseContact}
    />
  );
}
