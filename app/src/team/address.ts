import { hrefOf, pathsOf } from '../kit/address.ts';
import { text } from '../kit/searchParams.ts';
import { team } from './area.ts';

/** Path of the team. */
export const teamPath = pathsOf(team, { team: 'teams' }).team;

/** State of the member list. */
export const teamParams = { search: text };

/** Returns the address of the members that a search finds. */
export const memberHref = (search: string): string => hrefOf(teamPath, teamParams, { search });
