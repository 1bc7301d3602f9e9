export type { FormDrafts } from '../patterns/FormDialog/formTypes.ts';

/** The statuses a lead can have, in the order of the board. */
export type LeadStatus =
  | 'New'
  | 'Contacted'
  | 'Qualified'
  | 'Proposal'
  | 'Negotiation'
  | 'Closed Won'
  | 'Closed Lost';

/** What an interaction can be, as the call names it. */
export type InteractionType = 'call' | 'email' | 'meeting' | 'note';

/** Inbound or outbound, as the call names it. */
export type InteractionDirection = 'in' | 'out';

/** A contact. Texts are '' where the server sent none. */
export interface CrmContact {
  /** The id that the calls and the address take. */
  id: string;
  /** The whole name; the dialog splits it at the first space. */
  name: string;
  /** The email address. */
  email: string;
  /** The phone number, as the server wrote it. */
  phone: string;
  /** From an answer's `extra.company`. */
  company: string;
  /** What else is known; may have several lines. */
  notes: string;
  /** The tags in the order of the server. */
  tags: readonly string[];
  /** Whether the contact agreed to be written to. */
  consentSms: boolean;
  /** Whether the contact agreed to be called. */
  consentVoice: boolean;
  /** `null` for what is no date. */
  createdAt: Date | null;
}

/** A lead. The contact is looked up by its id. */
export interface CrmLead {
  /** The id that the calls take. */
  id: string;
  /** Whom the lead is about. */
  contactId: string;
  /** One of `LeadStatus`; another word is shown as it is. */
  status: string;
  /** Where it came from, in the words of whoever typed it. */
  source: string;
  /** Who takes care of it; '' for nobody. */
  ownerId: string;
  /** What else is known; may have several lines. */
  notes: string;
  /** When it was created; `null` for what is no date. */
  createdAt: Date | null;
}

/** Something that was said or written. The contact is looked up by its id. */
export interface CrmInteraction {
  /** Unique in the list. */
  id: string;
  /** With whom it was; '' where the server sent none. */
  contactId: string;
  /** The lead it belongs to; '' where there is none. */
  leadId: string;
  /** One of `InteractionType`; another word is shown as it is. */
  type: string;
  /** One of `InteractionDirection`; another word is shown as it is. */
  direction: string;
  /** What it was about; '' reads 'No summary'. */
  summary: string;
  /** The agent that spoke; '' where it was none. */
  voiceAgentId: string;
  /** The session of the call; '' where there is none. */
  sessionId: string;
  /** When it was; `null` for what is no date. */
  createdAt: Date | null;
}

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

/** How a save ended: a refusal stays in the form, at a field or above them all. */
export type SaveOutcome<Field extends string = never> =
  | { status: 'saved' }
  | { status: 'refused'; message: string; field?: Field };

/** How creating a contact ended: the new one goes on in a form around it. */
export type ContactOutcome =
  | { status: 'saved'; contact: CrmContact }
  | { status: 'refused'; message: string; field?: 'email' };

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

/** What the CRM's service says about itself. */
export type CrmHealth = 'healthy' | 'unknown';
