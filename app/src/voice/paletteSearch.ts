import { agents, conversations } from '@platform/api';
import { FOUND_LIMIT } from '../routing/palette.ts';
import type { PaletteRecord, PaletteSearch } from '../routing/palette.ts';
import { agentRecords, callRecords } from './palette.ts';

export const findAgents = async ({ load, search, t }: PaletteSearch): Promise<PaletteRecord[]> =>
  agentRecords((await load(agents, { search, limit: FOUND_LIMIT })).agents, t);

export async function findCalls(query: PaletteSearch): Promise<PaletteRecord[]> {
  const { load, search, formats } = query;
  const found = await load(conversations, { search, limit: FOUND_LIMIT });
  return callRecords(found.conversations, formats);
}
