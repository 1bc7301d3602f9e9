import { isApiError } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { getConversation, listConversations } from './conversationEndpoints.ts';
import type { ConversationsQuery } from './conversationEndpoints.ts';

/** Calls, the newest first; new ones come all the time, so each visit asks. */
export const conversations = defineResource({
  name: 'voice.conversations',
  load: ({ http }, query: ConversationsQuery, signal) => listConversations(http, query, signal),
  freshMs: 2000,
  isFeature: true,
});

/**
 * A call in full, null where there is none of that id; the address of its recording holds for some
 * minutes, so each visit asks.
 */
export const conversation = defineResource({
  name: 'voice.conversation',
  load: async (api, { id }: { id: string }, signal) => {
    try {
      return await getConversation(api, id, signal);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }
  },
  freshMs: 2000,
});
