import type { AgentDetail, CountedList, KnowledgeBase, KnowledgeBaseList } from '@platform/domain';
import type { ScreenSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../remote.ts';
import type { BaseRow } from './baseRows.ts';
import type { VoicePaths } from '../types.ts';

/** An agent with its knowledge settings. */
export type KnowledgeAgent = Pick<
  AgentDetail,
  'key' | 'id' | 'name' | 'isEnabled' | 'knowledgeBaseIds' | 'retrievalSize' | 'isKnowledgeOnly'
>;

/** The loaded agents. */
export type KnowledgeAgentList = CountedList<'agents', KnowledgeAgent>;

/** Change of an agent's knowledge settings. */
export type RetrievalChange = Partial<Pick<KnowledgeAgent, 'retrievalSize' | 'isKnowledgeOnly'>>;

export interface KnowledgeScreenProps {
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Link to the content library; omitted if there is no such page. */
  libraryHref?: string | undefined;
  /** All loaded bases; filtered on the client. */
  bases: Remote<KnowledgeBaseList>;
  /** Agents that can use a base. */
  agents: Remote<KnowledgeAgentList>;
  /** Search text, matched against name, description and agents. */
  search: string;
  /** Called with the text on each keystroke. */
  onSearchChange: (search: string) => void;
  /** Agent filter; `''` for all. */
  agentId: string;
  /** Called with an agent's id, or `''` for all. */
  onAgentChange: (agentId: string) => void;
  /** Ids of agents whose change is pending. */
  pending: ReadonlySet<string>;
  /** Attaches a base to an agent or detaches it, and reports the result. Must not reject. */
  onAttach: (base: KnowledgeBase, agent: KnowledgeAgent, isAttached: boolean) => void;
  /** Changes an agent's knowledge settings, and reports a failure. Must not reject. */
  onRetrievalChange: (agent: KnowledgeAgent, change: RetrievalChange) => void;
  /** Custom parts. Columns: name, documents, agents, updated, actions. */
  slots?: ScreenSlots<BaseRow> | undefined;
}
