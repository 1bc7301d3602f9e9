import type { Contact, Interaction, Lead } from '@platform/domain';
import type { TagsWithText } from '../../patterns/FormDialog/FormTagInput.tsx';
import type { SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { ConsentAnswer } from './consent.ts';

/** Contact without the fields that no screen shows. */
export type CrmContact = Omit<Contact, 'id' | 'firstName' | 'lastName' | 'extra' | 'updatedAt'>;

/** Lead without the fields that no screen shows. */
export type CrmLead = Omit<Lead, 'id' | 'status' | 'details'>;

/** Interaction without the fields that no screen shows. */
export type CrmInteraction = Omit<Interaction, 'id' | 'type' | 'direction' | 'payload'>;

/** Total of a list; '1,000+' if `isTruncated`. */
export interface CrmTotal {
  /** Number of loaded records. */
  count: number;
  /** True if there may be more records than were loaded. */
  isTruncated: boolean;
}

/** Records of one load. */
export interface CrmList<Item> {
  /** In the order shown without sorting. */
  items: readonly Item[];
  /** Total number of records. */
  total: CrmTotal;
}

/** Values of the contact form, as typed. Company and job title are not sent. */
export interface ContactValues {
  /** Sent as the beginning of the name. */
  firstName: string;
  /** Sent as the end of the name. */
  lastName: string;
  /** Email address, required. */
  email: string;
  /** Phone number as typed. */
  phone: string;
  /** Kept in the draft; not sent. */
  company: string;
  /** Kept in the draft; not sent. */
  jobTitle: string;
  /** Consent to calls. */
  consentVoice: ConsentAnswer;
  /** Consent to text messages. */
  consentSms: ConsentAnswer;
  /** Tags, in display order. */
  tags: readonly string[];
  /** Notes; may have several lines. */
  notes: string;
}

/** Unsent values of the contact form, including a text that is not a tag yet. */
export interface ContactDraft extends Omit<ContactValues, 'tags'> {
  /** Tags, in display order. */
  tags: readonly string[] | TagsWithText;
}

/** Values of the lead form. On edit, contact and source cannot be changed. */
export interface LeadValues {
  /** Id of the contact. */
  contactId: string;
  /** A `LeadStatus`. */
  status: string;
  /** Origin of the lead. */
  source: string;
  /** Id of the owner; '' for none. */
  ownerId: string;
  /** Notes; may have several lines. */
  notes: string;
}

/** Values of the interaction form. */
export interface InteractionValues {
  /** Id of the contact. */
  contactId: string;
  /** An `InteractionType`. */
  type: string;
  /** An `InteractionDirection`. */
  direction: string;
  /** Summary; may have several lines. */
  summary: string;
}

/** Outcome of creating a contact, which is then selected in the form that opened the dialog. */
export type ContactOutcome = SaveOutcome<'email', { contact: CrmContact }>;

/** URLs of the four pages. */
export interface CrmPaths {
  /** First page of the area. */
  overview: string;
  /** List of contacts. */
  contacts: string;
  /** Table and board of leads. */
  leads: string;
  /** List of interactions. */
  interactions: string;
}
