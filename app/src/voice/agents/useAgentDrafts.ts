import { DEFAULT_AGENT_SETTINGS } from '@platform/api';
import { toFormValues } from '@platform/ui';
import { draftValues } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { agentValues } from './agentValues.ts';

/** The form of a new agent before anything is typed. */
export const newAgentValues = agentValues(DEFAULT_AGENT_SETTINGS);

const empty = toFormValues(newAgentValues);
const values = draftValues(empty);
/** What was typed, and the settings over which it was typed. */
const agentDraft = { values, base: (stored?: string) => values(stored) ?? empty };

/** The drafts of agents, by their id; '' for a new one. */
export const useAgentDrafts = () => useDrafts('agent', agentDraft);
