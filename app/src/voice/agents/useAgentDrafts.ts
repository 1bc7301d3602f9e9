import { DEFAULT_AGENT_SETTINGS } from '@platform/api';
import { jsonDrafts } from '@platform/flows';
import { toFormValues } from '@platform/ui';
import { useMemo } from 'react';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { agentValues } from './agentValues.ts';

/** The form of a new agent, as nobody has typed in it. */
export const newAgentValues = agentValues(DEFAULT_AGENT_SETTINGS);

/** The drafts of agents, by their id; '' for a new one. */
export function useAgentDrafts() {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(() => jsonDrafts(userId, 'agent', toFormValues(newAgentValues)), [userId]);
}
