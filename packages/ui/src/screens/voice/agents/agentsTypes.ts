import type { Agent, AgentTemplate, CountedList } from '@platform/domain';
import type { Remote } from '../../../remote.ts';
import type { ScreenSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { VoicePaths } from '../types.ts';

/** A voice agent of the list. */
export interface VoiceAgent extends Agent {
  /** Name of its voice; `''` if unknown. */
  voiceName: string;
}

/** One page of agents. */
export type VoiceAgentPage = CountedList<'agents', VoiceAgent> & {
  /** Rows per page, as the server limits them. @default the rows of the largest page so far */
  pageSize?: number | undefined;
};

/** A template of the gallery. */
export type AgentTemplateItem = Pick<AgentTemplate, 'id' | 'name' | 'description' | 'category'> & {
  /** Its settings, of which the type of agent is shown by an icon. */
  defaults?: Readonly<{ type: string }>;
};

/** A phone number that an agent answers. */
export interface AgentNumber {
  /** E.164. */
  number: string;
  /** Number called instead if the agent is offline; `''` for none. */
  fallbackNumber: string;
}

/** A setting that an agent needs before it can go online. */
export interface PreflightItem {
  /** Unique among the items. */
  id: string;
  /** The problem, as a sentence. */
  text: string;
  /** Text of the link. */
  label: string;
  /** Link to the page that fixes it. */
  href: string;
}

export type AgentTypeFilter = '' | 'inbound' | 'outbound' | 'web';
export type AgentStateFilter = '' | 'online' | 'offline';

/** Actions of the list of agents. */
export interface AgentsActions {
  /** Called with the text on each keystroke. */
  onSearchChange: (search: string) => void;
  /** Called with a type, or `''` for all. */
  onTypeChange: (type: AgentTypeFilter) => void;
  /** Called with a status, or `''` for all. */
  onStateChange: (state: AgentStateFilter) => void;
  /** Called with a page number, from 1. */
  onPageChange: (page: number) => void;
  /** Called to turn an agent on or off. */
  onSwitch: (agent: VoiceAgent, isEnabled: boolean) => void;
  /** Called to copy an agent. */
  onDuplicate: (agent: VoiceAgent) => void;
  /** Called to delete an agent. */
  onDelete: (agent: VoiceAgent) => void;
  /**
   * Called to turn several agents on or off. Report the keys of those that failed to `onDone`.
   * Without it and `onDeleteSeveral`, rows are not selectable.
   */
  onSwitchSeveral?:
    | ((
        agents: readonly VoiceAgent[],
        isEnabled: boolean,
        onDone: (failed: ReadonlySet<string>) => void,
      ) => void)
    | undefined;
  /** Called to delete several agents. Report the keys of those that failed to `onDone`. */
  onDeleteSeveral?:
    | ((agents: readonly VoiceAgent[], onDone: (failed: ReadonlySet<string>) => void) => void)
    | undefined;
  /** Starts a test call; without it there is no test button. */
  onTest?: ((agent: VoiceAgent) => void) | undefined;
}

export interface AgentsScreenProps {
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Link to an agent's page. */
  agentHref: (agentId: string) => string;
  /** Link to a new agent that starts from a template. */
  templateHref: (templateId: string) => string;
  /** The requested page of agents. */
  agents: Remote<VoiceAgentPage>;
  /** Shown if the list is empty. */
  templates: Remote<readonly AgentTemplateItem[]>;
  /** Text of the search by name. */
  search: string;
  /** Type filter; `''` for all. */
  type: AgentTypeFilter;
  /** Status filter; `''` for all. */
  state: AgentStateFilter;
  /** Page number, from 1. */
  page: number;
  /** Link to the plans, if the current plan allows no more agents. */
  plansHref?: string | undefined;
  /** Called by the toolbar, the rows and the paging. */
  actions: AgentsActions;
  /** Custom parts. Columns: name, type, voice, number, status, calls, success, actions. */
  slots?: ScreenSlots<VoiceAgent> | undefined;
}

/** Numbers of an agent that could be loaded. */
export type AgentNumbers = Remote<readonly AgentNumber[]>;
