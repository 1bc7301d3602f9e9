import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { anyObject, id, timestamp, searchQuery, textUpTo } from '../description/shapes.ts';
import { LEAD_STATUSES, createLead, listLeads, updateLead } from './leads.ts';

const status = z.enum(LEAD_STATUSES);

const lead = z
  .object({
    id,
    contact_id: id.describe(
      'Id of the contact. The client shows a contact that it cannot find as unknown.',
    ),
    status: status.describe('Stage in the pipeline. The client shows unknown values as received.'),
    source: z.string().describe('Origin of the lead, or an empty string.'),
    owner_id: z.string().describe('Id of the member who owns the lead, or an empty string.'),
    notes: z.string().describe('Free text, or an empty string.'),
    details: anyObject.describe(
      'Other data. `next_date` is the day of the next conversation (`2026-11-21`), which the client shows and changes next to a call. It returns the rest unchanged on an update.',
    ),
    created_at: timestamp
      .optional()
      .describe('When the lead was created. If missing, the client shows no date.'),
  })
  .meta({ id: 'Lead', description: 'A possible sale to a contact.' });

export const updateLeadBody = z.strictObject({
  status: status.describe('New stage in the pipeline.'),
  owner_id: textUpTo(500).describe('Id of the member who owns the lead, or an empty string.'),
  notes: textUpTo(10_000).describe('Free text, or an empty string.'),
  details: lead.shape.details,
});

export const createLeadBody = updateLeadBody.extend({
  contact_id: id.describe('Id of a contact of the tenant.'),
  source: textUpTo(500).describe('Origin of the lead, or an empty string.'),
});

export const leadsQuery = searchQuery.extend({
  status: status.optional().describe('Only leads of this status.'),
});

export const leadCalls = {
  create: describeCall(createLead, {
    summary: 'Creates a lead for a contact',
    repeated: 'creates',
    notes: 'An unknown contact fails with VALIDATION_FAILED for `contact_id`.',
    body: createLeadBody,
    response: lead,
    status: 201,
  }),
  list: describeCall(listLeads, {
    summary: 'Lists the leads of the tenant',
    notes:
      'Newest first, then by id, so that pages do not overlap. `search` matches source, notes, and name, email and phone of the contact.',
    query: leadsQuery,
    response: z.array(lead),
  }),
  update: describeCall(updateLead, {
    summary: 'Replaces status, owner, notes and details of a lead',
    repeated: 'idempotent',
    notes: 'Contact and source cannot be changed.',
    body: updateLeadBody,
    response: lead,
    errors: ['NOT_FOUND'],
  }),
};

export type LeadWire = z.output<typeof lead>;
export type CreateLeadBody = z.output<typeof createLeadBody>;
export type UpdateLeadBody = z.output<typeof updateLeadBody>;
