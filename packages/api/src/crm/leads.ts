import type { Lead, LeadStatus } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction, resourceOf } from '../resource.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf, recordOf } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import type { CreateLeadBody, UpdateLeadBody } from './leads.contract.ts';
import { resumable } from './resumable.ts';

export const LEAD_STATUSES = [
  'New',
  'Contacted',
  'Qualified',
  'Proposal',
  'Negotiation',
  'Closed Won',
  'Closed Lost',
] as const satisfies readonly LeadStatus[];

export type LeadInput = Pick<Lead, 'contactId' | 'source' | 'ownerId' | 'notes'> & {
  status: LeadStatus;
} & Partial<Pick<Lead, 'details'>>;

/** An unknown status is sent back as received. */
export type LeadChange = Pick<Lead, 'ownerId' | 'notes' | 'details'> & { status: string };

const byPlainName = new Map(LEAD_STATUSES.map((status) => [plain(status), status]));

export const leadsSchema = listOf(['leads', 'data'], toLead);

const leadSchema = recordOf(['lead', 'data'], toLead);

/** Reads a status in any spelling (`closed_won`, `CLOSED WON`); null if unknown. */
export function leadStatusOf(value: unknown): LeadStatus | null {
  return byPlainName.get(plain(toText(value))) ?? null;
}

function toLead(row: WireObject): Omit<Lead, 'key'> {
  const status = leadStatusOf(row.status);
  return {
    id: toText(row.id),
    contactId: toText(row.contact_id),
    status,
    statusText: status ?? toText(row.status),
    source: toText(row.source),
    ownerId: toText(row.owner_id),
    notes: toText(row.notes),
    details: isObject(row.details) ? row.details : {},
    createdAt: dateOf(row.created_at),
  };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]/g, '');
}

const service = { service: 'crm', access: 'private' } as const;

type LeadsQuery = SearchQuery & { status?: LeadStatus | undefined };

export const listLeads = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/leads/',
  query: ({ limit, offset, search, status }: LeadsQuery) => ({ limit, offset, search, status }),
  response: leadsSchema,
});

export const createLead = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/leads/',
  body: (input: LeadInput): CreateLeadBody => ({
    contact_id: input.contactId,
    status: input.status,
    source: input.source,
    owner_id: input.ownerId,
    notes: input.notes,
    details: { ...input.details },
  }),
  response: leadSchema,
});

export const updateLead = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/leads/{id}',
  body: (change: LeadChange): UpdateLeadBody => ({
    status: change.status as LeadStatus,
    owner_id: change.ownerId,
    notes: change.notes,
    details: { ...change.details },
  }),
  response: leadSchema,
});

/** Day of the next conversation, such as `2026-11-21`, from `details.next_date`; '' for none. */
export const nextDateOf = ({ details }: Pick<Lead, 'details'>): string =>
  /^\d{4}-\d\d-\d\d/.exec(toText(details['next_date']))?.[0] ?? '';

/** Details with another next date; '' removes it. */
export function withNextDate(details: Lead['details'], day: string): Lead['details'] {
  const { next_date: _before, ...rest } = details;
  return day === '' ? rest : { ...rest, next_date: day };
}

export const leads = resumable(resourceOf(listLeads, { isFeature: true }));

export const addLead = defineAction({
  send: ({ http }, body: LeadInput) => send(http, createLead, { body }),
  target: asTarget,
  invalidates: [leads],
});

export const changeLead = defineAction({
  send: ({ http }, { lead, change }: { lead: Pick<Lead, 'id' | 'key'>; change: LeadChange }) =>
    send(http, updateLead, { params: { id: lead.id }, body: change }),
  target: ({ lead }) => lead.key,
  overlap: 'queue',
  optimistic: ({ lead: { key }, change }) => {
    const status = { status: leadStatusOf(change.status), statusText: change.status };
    return [
      changeOf(leads, (rows) =>
        rows.map((row) => (row.key === key ? { ...row, ...change, ...status } : row)),
      ),
    ];
  },
});
