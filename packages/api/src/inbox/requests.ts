import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { INBOX_LIMITS, INBOX_STATUSES, INBOX_TABS, INBOX_VIEWS } from './values.ts';

const filled = z.string().check(z.minLength(1));
const count = z.coerce.number().check(z.int(), z.positive());

/** Query of `GET /v1/inbox/conversations`. */
export const inboxQuerySchema = z.object({
  tab: z.optional(z.enum(INBOX_TABS)),
  view: z.optional(z.enum(INBOX_VIEWS)),
  status: z.optional(z.enum(INBOX_STATUSES)),
  tag: z.optional(filled),
  search: z.optional(z.string()),
  cursor: z.optional(filled),
  limit: z.optional(count),
});

/** Query of `GET /v1/inbox/conversations/{id}/messages`. */
export const inboxMessagesQuerySchema = z.object({
  before: z.optional(filled),
  limit: z.optional(count),
});

/** Body of `POST /v1/inbox/conversations/{id}/messages`. */
export const inboxMessageBodySchema = z.strictObject({
  text: z.string().check(z.regex(/\S/), z.maxLength(INBOX_LIMITS.text)),
  private: z.boolean(),
  client_id: z.string().check(z.minLength(8), z.maxLength(80)),
});

/** Body of `PATCH /v1/inbox/conversations/{id}`; what is left out stays. */
export const inboxChangeBodySchema = z.strictObject({
  status: z.optional(z.enum(INBOX_STATUSES)),
  /** With `status: 'snoozed'`; without it the conversation sleeps until the visitor writes. */
  snoozed_until: z.optional(z.nullable(z.iso.datetime())),
  /** The id of a member; null for nobody. */
  assigned_to: z.optional(z.nullable(filled)),
  /** Whom the client knows as the owner; another one is a conflict. Needed with `assigned_to`. */
  known_assigned_to: z.optional(z.nullable(filled)),
  /** `bot` gives the conversation back to it. */
  handled_by: z.optional(z.literal('bot')),
  group: z.optional(z.string().check(z.overwrite(trimText), z.maxLength(INBOX_LIMITS.group))),
  tags: z.optional(
    z
      .array(z.string().check(z.overwrite(trimText), z.minLength(1), z.maxLength(INBOX_LIMITS.tag)))
      .check(z.maxLength(INBOX_LIMITS.tags)),
  ),
  is_read: z.optional(z.literal(true)),
});

export type InboxMessageBody = z.output<typeof inboxMessageBodySchema>;
export type InboxChangeBody = z.output<typeof inboxChangeBodySchema>;
