import { hrefOf, pathsOf } from '../kit/address.ts';
import { text } from '../kit/searchParams.ts';
import { team } from './area.ts';

export const teamPath = pathsOf(team, { team: 'teams' }).team;

export const teamParams = { search: text };

export const memberHref = (search: string): string => hrefOf(teamPath, teamParams, { search });
