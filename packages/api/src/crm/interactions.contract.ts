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
    lead_id: id.nullable().describe('Id of the lead it is about; null for none.'),
    type: z
      .enum(INTERACTION_TYPES)
      .describe('Kind of contact. The client shows an unknown one as it came.'),
    direction: z
      .enum(DIRECTIONS)
      .describe(
        '`in` came from the contact, `out` went to the contact. Unknown ones as they came.',
      ),
    summary: z.string().describe('What it was about, or an empty string.'),
    payload: anyObject.describe('Other data. The client does not show it.'),
    voice_agent_id: id.nullable().describe('Id of the agent that made the call; null for people.'),
    session_id: id.nullable().describe('Id of the recorded conversation; null for none.'),
    created_at: timestamp
      .optional()
      .describe('When it happened. Without it the client shows no date.'),
  })
  .meta({ id: 'Interaction', description: 'A call, email, meeting or note about a contact.' });

export const interactionBody = z.strictObject({
  contact_id: id.describe('Id of a contact of the tenant.'),
  type: z.enum(INTERACTION_TYPES).describe('Kind of contact.'),
  direction: interaction.shape.direction,
  summary: textUpTo(10_000).describe('What it was about, or an empty string.'),
  payload: anyObject.describe('Other data; the client sends an empty object.'),
});

export const interactionsQuery = pageQuery.extend({
  contact_id: id.optional().describe('Only interactions with this contact.'),
  lead_id: id.optional().describe('Only interactions about this lead.'),
});

export const interactionCalls = {
  create: describeCall(createInteraction, {
    summary: 'Logs an interaction with a contact',
    repeated: 'creates',
    notes: 'An unknown contact is a VALIDATION_FAILED of `contact_id`.',
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
