import type { Keyed } from './records.ts';

/** A contact. Texts are '' if the server sent none. */
export interface Contact extends Keyed {
  /** The id that calls take. Without one the contact cannot be changed. */
  id: string;
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
  /** Whether the contact agreed to be written to. */
  consentSms: boolean;
  /** Whether the contact agreed to be called. */
  consentVoice: boolean;
  /** Free text of several lines. */
  notes: string;
  /** The tags in the order of the server. */
  tags: readonly string[];
  /** Other data of the service; sent back unread on an update. */
  extra: Readonly<Record<string, unknown>>;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

/** The statuses of a lead in the order of a sale, spelled as on the wire. */
export type LeadStatus =
  | 'New'
  | 'Contacted'
  | 'Qualified'
  | 'Proposal'
  | 'Negotiation'
  | 'Closed Won'
  | 'Closed Lost';

/** A lead. Texts are '' if the server sent none. */
export interface Lead extends Keyed {
  /** The id that calls take. Without one the lead cannot be changed. */
  id: string;
  /** Id of the contact that the lead is about. */
  contactId: string;
  /** `null` for a status that this client does not know. */
  status: LeadStatus | null;
  /** The status to show: a `LeadStatus`, or an unknown one as the server sent it. */
  statusText: string;
  /** Where the lead came from, in the words of its author. */
  source: string;
  /** Id or name of the owner; '' for none. */
  ownerId: string;
  /** Free text of several lines. */
  notes: string;
  /** Other data of the service; sent back unread on a change. */
  details: Readonly<Record<string, unknown>>;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** What an interaction can be, as calls name it. */
export type InteractionType = 'call' | 'email' | 'meeting' | 'note';

/** Inbound or outbound, as calls name it. */
export type InteractionDirection = 'in' | 'out';

/** An interaction with a contact. Texts are '' if the server sent none. */
export interface Interaction extends Keyed {
  /** The id that calls take. */
  id: string;
  /** Id of the contact; '' for none. */
  contactId: string;
  /** Id of the lead that it belongs to; '' for none. */
  leadId: string;
  /** `null` for a type that this client does not know. */
  type: InteractionType | null;
  /** The type to show: an `InteractionType`, or an unknown one as the server sent it. */
  typeText: string;
  /** `null` for a direction that this client does not know. */
  direction: InteractionDirection | null;
  /** The direction to show: an `InteractionDirection`, or an unknown one as the server sent it. */
  directionText: string;
  /** Subject of the interaction; '' reads 'No summary'. */
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
