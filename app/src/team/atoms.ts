import { createEdits } from '../shared/edits/createEdits.ts';
import type { Team } from './loadTeam.ts';

/** Changes of the team that are on their way. */
export const teamEdits = createEdits<Team>();
