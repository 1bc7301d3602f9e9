import type { Identified } from './records.ts';

/** In characters; `tags` is a count. */
export const CONTACT_LIMITS = { tag: 60, tags: 50 } as const;

/** Date and source of a consent; either may be unknown. */
export interface ConsentRecord {
  /** `null` if the date is unknown. */
  since: Date | null;
  /** `contact_form`, `import`, `bulk`, or the name of another source; '' if unknown. */
  source: string;
}

/** A contact. Texts are '' if the server sent none. */
export interface Contact extends Identified {
  /** The whole name. */
  name: string;
  /** The name up to its first space. */
  firstName: string;
  /** The rest of the name; '' for a name of one word. */
  lastName: string;
  /** The email address. */
  email: string;
  /** The phone number, as the server wrote it. */
  phone: string;
  /** `extra.company` of the response. */
  company: string;
  /** True if the contact agreed to receive text messages. */
  consentSms: boolean;
  /** Record of `consentSms`; without one, `false` means that the contact was not asked. */
  consentSmsRecord?: ConsentRecord | null | undefined;
  /** True if the contact agreed to be called. */
  consentVoice: boolean;
  /** Record of `consentVoice`; without one, `false` means that the contact was not asked. */
  consentVoiceRecord?: ConsentRecord | null | undefined;
  /** Free text of several lines. */
  notes: string;
  /** The tags in the order of the server. */
  tags: readonly string[];
  /** Other data of the service; sent back on an update, with changed consent records. */
  extra: Readonly<Record<string, unknown>>;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

/** Statuses of a lead in pipeline order, spelled as on the wire. */
export type LeadStatus =
  | 'New'
  | 'Contacted'
  | 'Qualified'
  | 'Proposal'
  | 'Negotiation'
  | 'Closed Won'
  | 'Closed Lost';

/** A lead. Texts are '' if the server sent none. */
export interface Lead extends Identified {
  /** Id of the contact that the lead is about. */
  contactId: string;
  /** `null` for an unknown status. */
  status: LeadStatus | null;
  /** Status to display: a `LeadStatus`, or an unknown one as received. */
  statusText: string;
  /** Source of the lead, as entered. */
  source: string;
  /** Id or name of the owner; '' for none. */
  ownerId: string;
  /** Free text of several lines. */
  notes: string;
  /** Other data of the service; sent back unchanged on an update. */
  details: Readonly<Record<string, unknown>>;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** Types of interactions, spelled as on the wire. */
export type InteractionType = 'call' | 'email' | 'meeting' | 'note';

/** Inbound or outbound, spelled as on the wire. */
export type InteractionDirection = 'in' | 'out';

/** An interaction with a contact. Texts are '' if the server sent none. */
export interface Interaction extends Identified {
  /** Id of the contact; '' for none. */
  contactId: string;
  /** Id of the lead that it belongs to; '' for none. */
  leadId: string;
  /** `null` for an unknown type. */
  type: InteractionType | null;
  /** Type to display: an `InteractionType`, or an unknown one as received. */
  typeText: string;
  /** `null` for an unknown direction. */
  direction: InteractionDirection | null;
  /** Direction to display: an `InteractionDirection`, or an unknown one as received. */
  directionText: string;
  /** Subject; '' is displayed as 'No summary'. */
  summary: string;
  /** Other data of the service. */
  payload: Readonly<Record<string, unknown>>;
  /** Id of the voice agent that spoke; '' for none. */
  voiceAgentId: string;
  /** Id of the session of a call; '' for none. */
  sessionId: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** State of the CRM service as it reports it. */
export type CrmHealth = 'healthy' | 'unknown';
