import { DEFAULT_AGENT_SETTINGS } from '@platform/api';
import { toFormValues } from '@platform/ui/voice';
import { draftValues } from '../../kit/draftValues.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { agentValues } from './agentValues.ts';

export const newAgentValues = agentValues(DEFAULT_AGENT_SETTINGS);

const empty = toFormValues(newAgentValues);
const values = draftValues(empty);
const agentDraft = { values, base: (stored?: string) => values(stored) ?? empty };

export const useAgentDrafts = () => useDrafts('agent', agentDraft);
