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
  id: string;
  /** The whole name; the dialog splits it at the first space. */
  name: string;
  email: string;
  phone: string;
  /** From an answer's `extra.company`. */
  company: string;
  notes: string;
  tags: readonly string[];
  consentSms: boolean;
  consentVoice: boolean;
  /** `null` for what is no date. */
  createdAt: Date | null;
}

/** A lead. The contact is looked up by its id. */
export interface CrmLead {
  id: string;
  contactId: string;
  /** One of `LeadStatus`; another word is shown as it is. */
  status: string;
  source: string;
  ownerId: string;
  notes: string;
  createdAt: Date | null;
}

/** Something that was said or written. The contact is looked up by its id. */
export interface CrmInteraction {
  id: string;
  contactId: string;
  leadId: string;
  /** One of `InteractionType`; another word is shown as it is. */
  type: string;
  /** One of `InteractionDirection`; another word is shown as it is. */
  direction: string;
  summary: string;
  voiceAgentId: string;
  sessionId: string;
  createdAt: Date | null;
}

/** How many there are; `isCut` where the load was full: then it reads '1,000+'. */
export interface CrmTotal {
  count: number;
  isCut: boolean;
}

/** A list as one load brought it. */
export interface CrmList<Item> {
  /** In the order they are shown without sorting. */
  items: readonly Item[];
  total: CrmTotal;
}

/** The fields of the contact form, as typed. Company and job title are not sent. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  jobTitle: string;
  notes: string;
}

/** The fields of the lead form. On an edit contact and source cannot be changed. */
export interface LeadValues {
  contactId: string;
  status: string;
  source: string;
  ownerId: string;
  notes: string;
}

/** The fields of the interaction form. */
export interface InteractionValues {
  contactId: string;
  type: string;
  direction: string;
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

/**
 * Where the unsent text of one kind of form is kept. `id` is the record that is
 * edited, '' for a new one; `null` says that nothing is to be kept any longer.
 */
export interface FormDrafts<Values> {
  read: (id: string) => Values | undefined;
  keep: (id: string, values: Values | null) => void;
}

/** The addresses of the four pages. */
export interface CrmPaths {
  overview: string;
  contacts: string;
  leads: string;
  interactions: string;
}

/** What the CRM's service says about itself. */
export type CrmHealth = 'healthy' | 'unknown';
