import { cleanEmail, cleanPhone, trimText } from '@platform/i18n/text';
import type { Contact } from './contacts.ts';
import type { Interaction } from './interactions.ts';
import type { Lead } from './leads.ts';
import type {
  ContactBody,
  CreateInteractionBody,
  CreateLeadBody,
  UpdateLeadBody,
} from './requests.ts';
import type { Direction, InteractionType, LeadStatus } from './values.ts';

type Kept = 'consentSms' | 'consentVoice' | 'notes' | 'tags' | 'extra';

/** The fields of a contact that its form changes. */
export type ContactFields = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

/** A contact to be created: the names of its form, and whatever else is known of it. */
export type ContactInput = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone'> &
  Partial<Pick<Contact, Kept>>;

/** A lead to be created. */
export type LeadInput = Pick<Lead, 'contactId' | 'source' | 'ownerId' | 'notes'> & {
  status: LeadStatus;
} & Partial<Pick<Lead, 'details'>>;

/** What of a lead can be changed. A status that only the service knows goes back as it came. */
export type LeadChange = Pick<Lead, 'ownerId' | 'notes' | 'details'> & { status: string };

/** An interaction to be created. */
export type InteractionInput = Pick<Interaction, 'contactId' | 'summary'> & {
  type: InteractionType;
  direction: Direction;
} & Partial<Pick<Interaction, 'payload'>>;

/**
 * All eight fields, with defaults for those that are not known: no consent, no notes, no tags,
 * nothing extra.
 */
export function contactBody(input: ContactInput): ContactBody {
  return {
    name: [trimText(input.firstName), trimText(input.lastName)].filter(Boolean).join(' '),
    email: cleanEmail(input.email),
    phone: cleanPhone(input.phone),
    consent_sms: input.consentSms ?? false,
    consent_voice: input.consentVoice ?? false,
    notes: input.notes ?? '',
    tags: [...(input.tags ?? [])],
    extra: { ...input.extra },
  };
}

/** The six fields of a new lead. */
export function createLeadBody(input: LeadInput): CreateLeadBody {
  return {
    contact_id: input.contactId,
    status: input.status,
    source: input.source,
    owner_id: input.ownerId,
    notes: input.notes,
    details: { ...input.details },
  };
}

/** The four fields of a changed lead. */
export function updateLeadBody(
  change: LeadChange,
): Omit<UpdateLeadBody, 'status'> & { status: string } {
  return {
    status: change.status,
    owner_id: change.ownerId,
    notes: change.notes,
    details: { ...change.details },
  };
}

/** The five fields of a new interaction. */
export function createInteractionBody(input: InteractionInput): CreateInteractionBody {
  return {
    contact_id: input.contactId,
    type: input.type,
    direction: input.direction,
    summary: input.summary,
    payload: { ...input.payload },
  };
}
