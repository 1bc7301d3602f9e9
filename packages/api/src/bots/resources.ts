import { isApiError } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { getBot, listBots } from './endpoints.ts';
import type { BotsQuery } from './endpoints.ts';

/** The chatbots of the tenant; a deployment may lack the service. */
export const bots = defineResource({
  name: 'bots.bots',
  load: ({ http }, query: BotsQuery, signal) => listBots(http, query, signal),
  isFeature: true,
});

/** One of them, such as the one that an address names; null where there is none of that id. */
export const bot = defineResource({
  name: 'bots.bot',
  load: ({ http }, { id }: { id: string }, signal) =>
    getBot(http, id, signal).catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }),
});
