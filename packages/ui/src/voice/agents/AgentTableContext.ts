import { createStrictContext } from '../../internal/createStrictContext.ts';
import type { AgentsScreenProps } from './types.ts';

/** What can be done with an agent. */
export interface AgentActionsValue extends Pick<
  AgentsScreenProps,
  'agentHref' | 'onSwitch' | 'onDuplicate' | 'onDelete' | 'onTest'
> {
  /** Why there can be no more agents. */
  planRefusal: string | undefined;
}

/** A context, since the rows of the table are memoised on their data alone. */
export const [AgentTableContext, useAgentActions] =
  createStrictContext<AgentActionsValue>('AgentTable');
