import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** A voice agent in a list. */
export interface VoiceAgent {
  /** Unique in the list, also where the server repeats or omits ids. */
  key: string;
  /** '' where the server sent none: it cannot be acted on. */
  id: string;
  /** What it is called. */
  name: string;
  /** As the server wrote it, such as `inbound`; '' where it sent none. */
  type: string;
  /** Whether it takes calls. */
  isEnabled: boolean;
  /** The name of its voice; '' where that is not known. */
  voiceName: string;
  /** The first number attached to it; '' where there is none. */
  phoneNumber: string;
  /** Null where the server sent none. */
  callsToday: number | null;
  /** 0 to 1; null where the server sent none. */
  successRate: number | null;
}

/** One page of agents. */
export interface VoiceAgentPage {
  /** In the order of the server. */
  agents: readonly VoiceAgent[];
  /** How many there are in all; null where the server did not say. */
  total: number | null;
  /** How many rows a page has: as many as the service sends at once. */
  pageSize: number;
}

/** What a new agent can start from. */
export interface AgentTemplateItem {
  /** Names it in the address of a new agent. */
  id: string;
  /** What it is called in the gallery. */
  name: string;
  /** What it is for. */
  description: string;
  /** The trade it is for; '' for none. */
  category: string;
}

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
