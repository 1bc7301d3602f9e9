import { atom } from '../shared/state/index.ts';
import type { TeamEdit } from './teamEdits.ts';

/** Edits of the team that are on their way, in the order they were made; they outlive the page. */
export const pendingEditsAtom = atom<readonly TeamEdit[]>([]);
