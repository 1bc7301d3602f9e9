import { createStrictContext } from '../../../internal/createStrictContext.ts';
import type { AgentsActions, AgentsScreenProps } from './agentsTypes.ts';

export interface AgentActionsValue
  extends
    Pick<AgentsScreenProps, 'agentHref'>,
    Pick<AgentsActions, 'onSwitch' | 'onDuplicate' | 'onDelete' | 'onTest'> {
  planRefusal: string | undefined;
}

/** A context, because table rows are memoised on their data alone. */
export const [AgentTableContext, useAgentActions] =
  createStrictContext<AgentActionsValue>('AgentTable');
