import { cleanEmail, cleanPhone, trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { DIRECTIONS, INTERACTION_TYPES, LEAD_STATUSES } from './values.ts';

const filled = z.string().check(z.minLength(1));
const anything = z.record(z.string(), z.unknown());
const count = z.coerce.number().check(z.int(), z.nonnegative());

/** Body of `POST /v1/contacts/` and of the update: all eight fields, none besides. */
export const contactBodySchema = z.strictObject({
  name: z.string().check(z.overwrite(trimText)),
  email: z.string().check(z.overwrite(cleanEmail)),
  phone: z.string().check(z.overwrite(cleanPhone)),
  consent_sms: z.boolean(),
  consent_voice: z.boolean(),
  notes: z.string(),
  tags: z.array(z.string()),
  extra: anything,
});

/** Body of `POST /v1/leads/`. */
export const createLeadBodySchema = z.strictObject({
  contact_id: filled,
  status: z.enum(LEAD_STATUSES),
  source: z.string(),
  owner_id: z.string(),
  notes: z.string(),
  details: anything,
});

/** Body of the update of a lead: contact and source are not in its list. */
export const updateLeadBodySchema = z.strictObject({
  status: z.enum(LEAD_STATUSES),
  owner_id: z.string(),
  notes: z.string(),
  details: anything,
});

/** Body of `POST /v1/interactions/`. */
export const createInteractionBodySchema = z.strictObject({
  contact_id: filled,
  type: z.enum(INTERACTION_TYPES),
  direction: z.enum(DIRECTIONS),
  summary: z.string(),
  payload: anything,
});

/** Query of `GET /v1/contacts/`. */
export const contactsQuerySchema = z.object({
  limit: z.optional(count),
  offset: z.optional(count),
  search: z.optional(z.string()),
});

/** Query of `GET /v1/leads/`. */
export const leadsQuerySchema = z.extend(contactsQuerySchema, {
  status: z.optional(z.enum(LEAD_STATUSES)),
});

/** Query of `GET /v1/interactions/`. */
export const interactionsQuerySchema = z.object({
  limit: z.optional(count),
  offset: z.optional(count),
  contact_id: z.optional(filled),
  lead_id: z.optional(filled),
});

export type ContactBody = z.output<typeof contactBodySchema>;
export type CreateLeadBody = z.output<typeof createLeadBodySchema>;
export type UpdateLeadBody = z.output<typeof updateLeadBodySchema>;
export type CreateInteractionBody = z.output<typeof createInteractionBodySchema>;
