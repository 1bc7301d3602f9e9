import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { botCalls } from './calls.ts';
import { botSchema, botsSchema } from './schema.ts';
import type { Bot, BotList } from './schema.ts';

/** Which bots are asked for; what is left out or empty is left out of the address. */
export interface BotsQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  /** Looks in name and description. */
  search?: string | undefined;
}

/** `GET /v1/bots`. */
export async function listBots(
  http: Http,
  query: BotsQuery = {},
  signal?: AbortSignal,
): Promise<BotList> {
  return parse(botsSchema, await http.send(botCalls.bots, { query: { ...query }, signal }));
}

/** `GET /v1/bots/{id}`. */
export async function getBot(http: Http, id: string, signal?: AbortSignal): Promise<Bot> {
  return parse(botSchema, await http.send(botCalls.bot, { params: { id }, signal }));
}
