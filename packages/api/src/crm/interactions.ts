import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { INTERACTION_TYPES } from './values.ts';
import type { Direction, InteractionType } from './values.ts';

/** An interaction on the wire: every field may be missing. */
export interface InteractionWire {
  id: string | number;
  contact_id?: string | number | null;
  lead_id?: string | number | null;
  type?: string | null;
  direction?: string | null;
  summary?: string | null;
  payload?: Record<string, unknown> | null;
  voice_agent_id?: string | number | null;
  session_id?: string | null;
  created_at?: string | null;
}

/** An interaction. Texts are '' where the server sent none. */
export interface Interaction extends Keyed {
  id: string;
  contactId: string;
  leadId: string;
  /** Null for a type that this client does not know. */
  type: InteractionType | null;
  /** The type as it came. */
  typeText: string;
  /** Null for a direction that this client does not know. */
  direction: Direction | null;
  /** The direction as it came. */
  directionText: string;
  summary: string;
  payload: Readonly<Record<string, unknown>>;
  voiceAgentId: string;
  sessionId: string;
  createdAt: Date | null;
}

/** `GET /v1/interactions/`. */
export const interactionsSchema = listOf(['interactions', 'data'], toInteraction);

/** The interaction that a create answered; null where the answer holds none. */
export const interactionAnswerSchema = read((value): Interaction | null => {
  if (!isObject(value)) return null;
  const interaction = toInteraction(unwrap(value, 'interaction', 'data'));
  return interaction.id === '' ? null : { ...interaction, key: interaction.id };
});

/** Reads a type in any case; null for an unknown one. */
export function interactionTypeOf(value: unknown): InteractionType | null {
  const text = textOf(value).toLowerCase();
  return INTERACTION_TYPES.find((type) => type === text) ?? null;
}

/** Reads a direction, short or in full (`in`, `inbound`); null for an unknown one. */
export function directionOf(value: unknown): Direction | null {
  const text = textOf(value).toLowerCase();
  if (text === 'in' || text === 'inbound') return 'in';
  return text === 'out' || text === 'outbound' ? 'out' : null;
}

function toInteraction(row: WireObject) {
  return {
    id: textOf(row.id),
    contactId: textOf(row.contact_id),
    leadId: textOf(row.lead_id),
    type: interactionTypeOf(row.type),
    typeText: textOf(row.type),
    direction: directionOf(row.direction),
    directionText: textOf(row.direction),
    summary: textOf(row.summary),
    payload: isObject(row.payload) ? row.payload : {},
    voiceAgentId: textOf(row.voice_agent_id),
    sessionId: textOf(row.session_id),
    createdAt: dateOf(row.created_at),
  };
}
