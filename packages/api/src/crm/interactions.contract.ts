import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { anyObject, id, timestamp, pageQuery, textUpTo } from '../description/shapes.ts';
import {
  DIRECTIONS,
  INTERACTION_TYPES,
  createInteraction,
  listInteractions,
} from './interactions.ts';

const interaction = z
  .object({
    id,
    contact_id: id.describe('Id of the contact, which may have been deleted since.'),
    lead_id: id.nullable().describe('Id of the lead; null for none.'),
    type: z
      .enum(INTERACTION_TYPES)
      .describe('Type of the interaction. The client shows unknown values as received.'),
    direction: z
      .enum(DIRECTIONS)
      .describe(
        '`in` came from the contact, `out` went to the contact. The client shows unknown values as received.',
      ),
    summary: z.string().describe('Summary, or an empty string.'),
    payload: anyObject.describe(
      'Other data. `conversation_id` is the id of the call that the interaction logs: the client then shows the call as logged. The rest is not shown.',
    ),
    voice_agent_id: id
      .nullable()
      .describe('Id of the agent that made the call; null if a person did.'),
    session_id: id
      .nullable()
      .describe(
        'Id of the recorded conversation; null for none. If a call has the same `session_id`, the client shows it as logged.',
      ),
    created_at: timestamp
      .optional()
      .describe('When it happened. If missing, the client shows no date.'),
  })
  .meta({ id: 'Interaction', description: 'A call, email, meeting or note about a contact.' });

export const interactionBody = z.strictObject({
  contact_id: id.describe('Id of a contact of the tenant.'),
  type: z.enum(INTERACTION_TYPES).describe('Type of the interaction.'),
  direction: interaction.shape.direction,
  summary: textUpTo(10_000).describe('Summary, or an empty string.'),
  payload: anyObject.describe(
    'Other data. For a call of the history the client sends its id as `conversation_id`, otherwise an empty object.',
  ),
});

export const interactionsQuery = pageQuery.extend({
  contact_id: id.optional().describe('Only interactions with this contact.'),
  lead_id: id.optional().describe('Only interactions about this lead.'),
});

export const interactionCalls = {
  create: describeCall(createInteraction, {
    summary: 'Logs an interaction with a contact',
    repeated: 'creates',
    notes: 'An unknown contact fails with VALIDATION_FAILED for `contact_id`.',
    body: interactionBody,
    response: interaction,
    status: 201,
  }),
  list: describeCall(listInteractions, {
    summary: 'Lists the interactions of the tenant',
    notes: 'Newest first, then by id. Interactions cannot be changed or deleted.',
    query: interactionsQuery,
    response: z.array(interaction),
  }),
};

export type InteractionWire = z.output<typeof interaction>;
export type InteractionBody = z.output<typeof interactionBody>;
