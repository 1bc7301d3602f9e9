import type { Interaction, InteractionDirection, InteractionType } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import type { PageQuery } from '../http/call.ts';
import { send } from '../http/send.ts';
import { asTarget, defineAction, resourceOf } from '../resource.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf, recordOf } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import type { InteractionBody } from './interactions.contract.ts';
import { resumable } from './resumable.ts';

export const INTERACTION_TYPES = [
  'call',
  'email',
  'meeting',
  'note',
] as const satisfies readonly InteractionType[];

/** `in` is displayed as Inbound, `out` as Outbound. */
export const DIRECTIONS = ['in', 'out'] as const satisfies readonly InteractionDirection[];

export type InteractionInput = Pick<Interaction, 'contactId' | 'summary'> & {
  type: InteractionType;
  direction: InteractionDirection;
} & Partial<Pick<Interaction, 'payload'>>;

export const interactionsSchema = listOf(['interactions', 'data'], toInteraction);

const interactionSchema = recordOf(['interaction', 'data'], toInteraction);

export const interactionTypeOf = (value: unknown): InteractionType | null =>
  parseEnum(INTERACTION_TYPES, value);

/** Reads `in` or `inbound`, `out` or `outbound`; null for an unknown direction. */
export const directionOf = (value: unknown): InteractionDirection | null =>
  parseEnum(DIRECTIONS, toText(value).replace(/bound$/i, ''));

function toInteraction(row: WireObject): Omit<Interaction, 'key'> {
  const type = interactionTypeOf(row.type);
  const direction = directionOf(row.direction);
  return {
    id: toText(row.id),
    contactId: toText(row.contact_id),
    leadId: toText(row.lead_id),
    type,
    typeText: type ?? toText(row.type),
    direction,
    directionText: direction ?? toText(row.direction),
    summary: toText(row.summary),
    payload: isObject(row.payload) ? row.payload : {},
    voiceAgentId: toText(row.voice_agent_id),
    sessionId: toText(row.session_id),
    createdAt: dateOf(row.created_at),
  };
}

const service = { service: 'crm', access: 'private' } as const;

type InteractionsQuery = PageQuery & {
  contactId?: string | undefined;
  leadId?: string | undefined;
};

export const listInteractions = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/interactions/',
  query: ({ limit, offset, contactId, leadId }: InteractionsQuery) => ({
    limit,
    offset,
    contact_id: contactId,
    lead_id: leadId,
  }),
  response: interactionsSchema,
});

export const createInteraction = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/interactions/',
  body: (input: InteractionInput): InteractionBody => ({
    contact_id: input.contactId,
    type: input.type,
    direction: input.direction,
    summary: input.summary,
    payload: { ...input.payload },
  }),
  response: interactionSchema,
});

export const interactions = resumable(resourceOf(listInteractions, { isFeature: true }));

export const addInteraction = defineAction({
  send: ({ http }, body: InteractionInput) => send(http, createInteraction, { body }),
  target: asTarget,
  invalidates: [interactions],
});
