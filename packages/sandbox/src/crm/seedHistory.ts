import { LEAD_STATUSES } from '@platform/api/contract';
import type { InteractionType } from '@platform/api/contract';
import type { interactions, leads } from '../db/crmTables.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { contactId } from './seedContacts.ts';

const HOUR_SECONDS = 3600;
const SOURCES = ['Website', 'Referral', 'Trade fair', 'Voice agent', ''];
const NOTES = ['Asked for a quote.', 'Waits for the new season.', '', 'Wants a demo — next week'];
const TYPES: readonly InteractionType[] = ['call', 'email', 'call', 'meeting', 'note'];
const SUMMARIES = [
  'Asked about delivery times',
  'Sent the price list',
  '',
  'Walked through the contract',
  'Left a message: please call back',
  'שיחה קצרה על ההזמנה',
];

export type SeedLead = typeof leads.$inferInsert;
export type SeedInteraction = typeof interactions.$inferInsert;

export interface SeedTenant {
  id: string;
  prefix: string;
  /** Owners of leads, in turn: member ids or free text. */
  owners: readonly string[];
}

export function leadsOf({ id, prefix, owners }: SeedTenant, count: number, now: Date): SeedLead[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `led_${prefix}${String(index + 1).padStart(3, '0')}`,
    tenantId: id,
    contactId: contactId(prefix, index * 3 + 1),
    status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? 'New',
    source: SOURCES[index % SOURCES.length] ?? '',
    ownerId: owners[index % owners.length] ?? '',
    notes: NOTES[index % NOTES.length] ?? '',
    details: index % 4 === 0 ? { budget: 1000 + index } : {},
    createdAt: addSeconds(now, -(index + 1) * 7 * HOUR_SECONDS),
  }));
}

/** Interactions of every second contact; the last one's contact is deleted. */
export function interactionsOf(
  { id, prefix }: SeedTenant,
  count: number,
  now: Date,
): SeedInteraction[] {
  return Array.from({ length: count }, (_, index) => {
    const type = TYPES[index % TYPES.length] ?? 'call';
    const isByAgent = type === 'call' && index % 2 === 0;
    const isLast = index === count - 1;
    return {
      id: `int_${prefix}${String(index + 1).padStart(3, '0')}`,
      tenantId: id,
      contactId: isLast ? `con_${prefix}_gone` : contactId(prefix, index * 2 + 1),
      leadId: null,
      type,
      direction: index % 3 === 0 ? ('in' as const) : ('out' as const),
      summary: SUMMARIES[index % SUMMARIES.length] ?? '',
      payload: {},
      voiceAgentId: isByAgent ? `agt_${prefix}01` : null,
      sessionId: isByAgent ? `ses_${String(index).padStart(6, '0')}` : null,
      createdAt: addSeconds(now, -(index + 1) * 3 * HOUR_SECONDS),
    };
  });
}
