import type { AgentDetail, CountedList, KnowledgeBase, KnowledgeBaseList } from '@platform/domain';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** An agent, and how it uses what it knows. */
export type KnowledgeAgent = Pick<
  AgentDetail,
  'key' | 'id' | 'name' | 'isEnabled' | 'knowledgeBaseIds' | 'retrievalSize' | 'isKnowledgeOnly'
>;

/** One load of agents. */
export type KnowledgeAgentList = CountedList<'agents', KnowledgeAgent>;

/** How an agent uses what it knows. */
export type RetrievalChange = Partial<Pick<KnowledgeAgent, 'retrievalSize' | 'isKnowledgeOnly'>>;

export interface KnowledgeScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** Where documents are added; left out where there is no such page. */
  libraryHref?: string | undefined;
  /** The whole load, which is filtered in memory. */
  bases: Remote<KnowledgeBaseList>;
  /** Who may use them. */
  agents: Remote<KnowledgeAgentList>;
  /** Looks in name, description and agents. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** The agent whose knowledge is shown, or '' for all. */
  agentId: string;
  /** Called with the id of an agent, or '' for all. */
  onAgentChange: (agentId: string) => void;
  /** Ids of agents that are being changed: theirs waits. */
  pending: ReadonlySet<string>;
  /** Attaches a base to an agent, or takes it away, and tells how it ended. Must not reject. */
  onAttach: (base: KnowledgeBase, agent: KnowledgeAgent, isAttached: boolean) => void;
  /** Changes how an agent uses what it knows, and tells a failure. Must not reject. */
  onRetrievalChange: (agent: KnowledgeAgent, change: RetrievalChange) => void;
}
