import type { Api } from '@platform/api';
import { readAhead } from '../shared/swr/readAhead.ts';
import { teamKeys } from './keys.ts';
import { loadTeam } from './loadTeam.ts';

/** Asks for the team. */
export function beginTeam(api: Api): void {
  readAhead(api, teamKeys.list, loadTeam);
}
