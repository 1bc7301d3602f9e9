import type { Agent, AgentTemplate, CountedList } from '@platform/domain';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** A voice agent in a list. */
export interface VoiceAgent extends Agent {
  /** The name of its voice; '' while it is unknown. */
  voiceName: string;
}

/** One page of agents. */
export type VoiceAgentPage = CountedList<'agents', VoiceAgent> & {
  /** Number of rows of a page: as many as the service sends at once. */
  pageSize: number;
};

/** A template as the gallery shows it. */
export type AgentTemplateItem = Pick<AgentTemplate, 'id' | 'name' | 'description' | 'category'>;

/** A number that leads to an agent. */
export interface AgentNumber {
  /** E.164. */
  number: string;
  /** Who is called instead; '' for nobody. */
  fallbackNumber: string;
}

/** Something that an agent lacks before it can go Online, in words, and where it is mended. */
export interface PreflightItem {
  /** Unique among the items. */
  id: string;
  /** What is missing. */
  text: string;
  /** The verb of the link. */
  label: string;
  /** Where it is mended. */
  href: string;
}

export type AgentTypeFilter = '' | 'inbound' | 'outbound' | 'web';
export type AgentStateFilter = '' | 'online' | 'offline';

export interface AgentsScreenProps {
  /** Where the section's tabs lead. */
  paths: VoicePaths;
  /** The address of an agent's page. */
  agentHref: (agentId: string) => string;
  /** The address of a new agent that starts from a template. */
  templateHref: (templateId: string) => string;
  /** The agents of this page as the address wants them. */
  agents: Remote<VoiceAgentPage>;
  /** Shown in place of an empty list. */
  templates: Remote<readonly AgentTemplateItem[]>;
  /** What names are searched for. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** The type that is shown, or '' for all. */
  type: AgentTypeFilter;
  /** Called with a type, or '' for all. */
  onTypeChange: (type: AgentTypeFilter) => void;
  /** The status that is shown, or '' for all. */
  state: AgentStateFilter;
  /** Called with a status, or '' for all. */
  onStateChange: (state: AgentStateFilter) => void;
  /** From 1. */
  page: number;
  /** Called with the page to show, from 1. */
  onPageChange: (page: number) => void;
  /** Where a plan is changed, if the plan of today allows no more agents. */
  plansHref?: string | undefined;
  /** Asks to turn an agent on or off. */
  onSwitch: (agent: VoiceAgent, isEnabled: boolean) => void;
  /** Makes a copy of an agent. */
  onDuplicate: (agent: VoiceAgent) => void;
  /** Asks to delete an agent. */
  onDelete: (agent: VoiceAgent) => void;
  /** Opens a test of an agent; left out where that cannot be done. */
  onTest?: ((agent: VoiceAgent) => void) | undefined;
}

/** The numbers that lead to an agent, as far as they could be read. */
export type AgentNumbers = Remote<readonly AgentNumber[]>;
