import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** A collection of documents that agents answer from. */
export interface VoiceKnowledgeBase {
  /** Unique in the list, also where the server sent no id. */
  key: string;
  /** The id that agents name it by; '' cannot be attached. */
  id: string;
  /** Its name. */
  name: string;
  /** '' where the server sent none. */
  description: string;
  /** `null` where nobody knows. */
  documents: number | null;
  /** How many of them can be searched; `null` where nobody knows. */
  readyDocuments: number | null;
  /** `null` for what is no date. */
  updatedAt: Date | null;
}

/** One load of knowledge bases. */
export interface VoiceKnowledgeList {
  /** In the order of the server. */
  knowledgeBases: readonly VoiceKnowledgeBase[];
  /** How many there are in all; `null` where the server did not say. */
  total: number | null;
}

/** An agent, and how it uses what it knows. */
export interface KnowledgeAgent {
  /** The id that the calls take. */
  id: string;
  /** Its name. */
  name: string;
  /** Shown as Online, else Offline. */
  isEnabled: boolean;
  /** What is attached to it. */
  knowledgeBaseIds: readonly string[];
  /** How many passages it looks up for an answer, 1 to 10. */
  retrievalSize: number;
  /** Whether it says nothing that its knowledge does not hold. */
  isKnowledgeOnly: boolean;
}

/** One load of agents. */
export interface KnowledgeAgentList {
  /** In the order of the server. */
  agents: readonly KnowledgeAgent[];
  /** How many there are in all; `null` where the server did not say. */
  total: number | null;
}

/** How an agent uses what it knows. */
export type RetrievalChange = Partial<Pick<KnowledgeAgent, 'retrievalSize' | 'isKnowledgeOnly'>>;

export interface KnowledgeScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** Where documents are added; left out where there is no such page. */
  libraryHref?: string | undefined;
  /** The whole load, which is filtered in memory. */
  bases: Remote<VoiceKnowledgeList>;
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
  onAttach: (base: VoiceKnowledgeBase, agent: KnowledgeAgent, isAttached: boolean) => void;
  /** Changes how an agent uses what it knows, and tells a failure. Must not reject. */
  onRetrievalChange: (agent: KnowledgeAgent, change: RetrievalChange) => void;
}
