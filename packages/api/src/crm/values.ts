/** The statuses of a lead, in the order of a sale. Also their spelling on the wire. */
export const LEAD_STATUSES = [
  'New',
  'Contacted',
  'Qualified',
  'Proposal',
  'Negotiation',
  'Closed Won',
  'Closed Lost',
] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What an interaction can be. */
export const INTERACTION_TYPES = ['call', 'email', 'meeting', 'note'] as const;

export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** `in` is shown as Inbound, `out` as Outbound. */
export const DIRECTIONS = ['in', 'out'] as const;

export type Direction = (typeof DIRECTIONS)[number];
