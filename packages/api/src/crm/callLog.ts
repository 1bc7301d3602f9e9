import type { Conversation, Interaction } from '@platform/domain';
import type { Api } from '../createApi.ts';
import { send } from '../http/send.ts';
import { defineAction } from '../resource.ts';
import { createInteraction, interactions, listInteractions } from './interactions.ts';
import type { InteractionInput } from './interactions.ts';

/** Rows of each list in which an earlier log is searched before a call is logged. */
const RECENT = 100;

export type LoggableCall = Pick<Conversation, 'id' | 'sessionId' | 'contactId'>;

export interface CallLog {
  /** Null if the response lacks the created interaction. */
  interaction: Interaction | null;
  /** True if the call was logged before; nothing was created. */
  isExisting: boolean;
}

/** True if the interaction logs the call: by `payload.conversation_id`, or by its session. */
export const isLogOf = (
  { payload, sessionId }: Pick<Interaction, 'payload' | 'sessionId'>,
  call: Pick<Conversation, 'id' | 'sessionId'>,
): boolean =>
  call.id !== '' &&
  (payload['conversation_id'] === call.id ||
    (sessionId !== '' && (sessionId === call.sessionId || sessionId === call.id)));

/**
 * Logs a call as an interaction, unless it is logged already, possibly in another tab. Tabs of one
 * browser take turns.
 */
export const logCall = defineAction({
  send: (api, { call, input }: { call: LoggableCall; input: InteractionInput }): Promise<CallLog> =>
    inTurn(api, call.id, async () => {
      const existing = await findLog(api, call, input.contactId);
      if (existing) return { interaction: existing, isExisting: true };
      const payload = { ...input.payload, conversation_id: call.id };
      const body = { ...input, payload };
      const interaction = await send(api.http, createInteraction, { body });
      return { interaction, isExisting: false };
    }),
  target: ({ call }) => call.id,
  invalidates: [interactions],
});

async function findLog(
  { http }: Pick<Api, 'http'>,
  call: LoggableCall,
  chosenId: string,
): Promise<Interaction | undefined> {
  const contactIds = new Set([undefined, call.contactId || undefined, chosenId || undefined]);
  const lists = await Promise.all(
    [...contactIds].map((contactId) =>
      send(http, listInteractions, { query: { limit: RECENT, contactId } }),
    ),
  );
  return lists.flat().find((interaction) => isLogOf(interaction, call));
}

function inTurn<T>(
  { environment: { locks } }: Pick<Api, 'environment'>,
  callId: string,
  run: () => Promise<T>,
): Promise<T> {
  return locks ? locks.request(`crm-log-call:${callId}`, {}, run) : run();
}
