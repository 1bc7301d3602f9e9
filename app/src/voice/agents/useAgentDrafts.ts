import { DEFAULT_AGENT_SETTINGS } from '@platform/api';
import { toFormValues } from '@platform/ui';
import { draftValues } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { agentValues } from './agentValues.ts';

/** The form of a new agent before anything is typed. */
export const newAgentValues = agentValues(DEFAULT_AGENT_SETTINGS);

const empty = toFormValues(newAgentValues);
const values = draftValues(empty);
/** Values of the form, and the settings that they are based on. */
const agentDraft = { values, base: (stored?: string) => values(stored) ?? empty };

/** The drafts of agents, by their id; '' for a new one. */
export const useAgentDrafts = () => useDrafts('agent', agentDraft);
