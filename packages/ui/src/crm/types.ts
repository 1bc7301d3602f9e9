import type { Contact, Interaction, Lead } from '@platform/domain';
import type { SaveOutcome } from '../patterns/FormDialog/formTypes.ts';

/** A contact, as far as screens show it. */
export type CrmContact = Omit<Contact, 'id' | 'firstName' | 'lastName' | 'extra' | 'updatedAt'>;

/** A lead, as far as screens show it. */
export type CrmLead = Omit<Lead, 'id' | 'status' | 'details'>;

/** An interaction, as far as screens show it. */
export type CrmInteraction = Omit<Interaction, 'id' | 'type' | 'direction' | 'payload'>;

/** The moments of some days: from the first until before the other. */
export interface CreatedIn {
  /** The first that counts. */
  from: Date;
  /** The first that does not. */
  to: Date;
}

/** How many there are; `isCut` where the load was full: then it reads '1,000+'. */
export interface CrmTotal {
  /** How many the load brought. */
  count: number;
  /** Whether there may be more than the load could bring. */
  isCut: boolean;
}

/** A list as one load brought it. */
export interface CrmList<Item> {
  /** In the order they are shown without sorting. */
  items: readonly Item[];
  /** How many there are in all. */
  total: CrmTotal;
}

/** The fields of the contact form, as typed. Company and job title are not sent. */
export interface ContactValues {
  /** Sent as the beginning of the name. */
  firstName: string;
  /** Sent as the end of the name. */
  lastName: string;
  /** The email address, required. */
  email: string;
  /** The phone number, as typed. */
  phone: string;
  /** Shown and kept in the draft; not sent. */
  company: string;
  /** Shown and kept in the draft; not sent. */
  jobTitle: string;
  /** What else is to be known; may have several lines. */
  notes: string;
}

/** The fields of the lead form. On an edit contact and source cannot be changed. */
export interface LeadValues {
  /** Whom the lead is about. */
  contactId: string;
  /** A `LeadStatus`. */
  status: string;
  /** Where it came from. */
  source: string;
  /** Who takes care of it; '' for nobody. */
  ownerId: string;
  /** What else is to be known; may have several lines. */
  notes: string;
}

/** The fields of the interaction form. */
export interface InteractionValues {
  /** With whom it was. */
  contactId: string;
  /** An `InteractionType`. */
  type: string;
  /** An `InteractionDirection`. */
  direction: string;
  /** What it was about; may have several lines. */
  summary: string;
}

/** How creating a contact ended: the new one is chosen in the form that asked for it. */
export type ContactOutcome = SaveOutcome<'email', { contact: CrmContact }>;

/** The addresses of the four pages. */
export interface CrmPaths {
  /** The first page of the area. */
  overview: string;
  /** The list of contacts. */
  contacts: string;
  /** The table and the board of leads. */
  leads: string;
  /** The list of interactions. */
  interactions: string;
}
