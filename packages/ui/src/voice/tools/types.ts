import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** What a tool does: calls an address, passes the call on, ends it, or uses an integration. */
export type VoiceToolKind = 'http' | 'transfer' | 'end_call' | 'integration';

/** The method of a tool's request. */
export type VoiceToolMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A header of a tool's request. */
export interface VoiceToolHeader {
  /** Its name, as it is sent. */
  name: string;
  /** Of a secret one only what is to take the place of the value that is kept; '' keeps it. */
  value: string;
  /** Whether its value is never shown again. */
  isSecret: boolean;
  /** Whether a value is kept. */
  hasValue: boolean;
}

/** What of a tool a person sets. Texts are '' where there are none. */
export interface VoiceToolSettings {
  /** Snake case, 3 to 40 characters, unique. */
  name: string;
  /** When an agent should use it. */
  description: string;
  /** `null` for a kind that this client does not know. */
  kind: VoiceToolKind | null;
  /** Of the request. */
  method: VoiceToolMethod;
  /** Of the request: https. */
  url: string;
  /** Of the request. */
  headers: readonly VoiceToolHeader[];
  /** A JSON schema of type `object`: what the agent fills in. */
  parameters: Readonly<Record<string, unknown>>;
  /** 1 to 30. */
  timeoutSeconds: number;
  /** Whether agents may use it. */
  isEnabled: boolean;
  /** The provider of an integration. */
  provider: string;
}

/** An agent by its name. */
export interface ToolUser {
  /** The id that the calls take. */
  id: string;
  /** Its name. */
  name: string;
}

/** A tool as the list shows it. */
export interface VoiceTool extends VoiceToolSettings {
  /** Unique in the list, also where the server sent no id. */
  key: string;
  /** The id that the calls take; '' cannot be acted on. */
  id: string;
  /** The kind as the server wrote it. */
  kindText: string;
  /** Who uses it. */
  agents: readonly ToolUser[];
}

/** What a new tool can start from. */
export interface VoiceToolTemplate {
  /** Unique in the list. */
  key: string;
  /** Unique in the list. */
  id: string;
  /** What it is called in the gallery. */
  name: string;
  /** What it is for. */
  description: string;
  /** What it fills in; the rest is for the person. */
  defaults: VoiceToolSettings;
}

/** One load of tools. */
export interface VoiceToolList {
  /** In the order of the server. */
  tools: readonly VoiceTool[];
  /** How many there are in all; `null` where the server did not say. */
  total: number | null;
}

/** A provider that a tool may need. */
export interface ToolIntegration {
  /** The provider's id. */
  provider: string;
  /** Its display name. */
  name: string;
  /** Whether it is connected, and works. */
  isConnected: boolean;
}

/** The draft of a tool, without the values of its secret headers. */
export type ToolDraft = Record<ToolDraftField, string>;

/** What a draft of a tool holds, as text. */
export type ToolDraftField =
  | 'name'
  | 'description'
  | 'kind'
  | 'provider'
  | 'method'
  | 'url'
  | 'headers'
  | 'parameters'
  | 'timeout'
  | 'isEnabled';

/** The fields of the form that a refusal can be about. */
export type ToolField =
  | 'name'
  | 'description'
  | 'kind'
  | 'provider'
  | 'method'
  | 'url'
  | 'headers'
  | 'parameters'
  | 'timeout';

/** How a save ended: a refusal stays in the form, at a field or above them all. */
export type ToolOutcome = { status: 'saved' } | FormRefusal<ToolField>;

/** How a deletion ended; `inUse` where it was refused since these agents use the tool. */
export type ToolRemoval = ConfirmOutcome | { status: 'inUse'; agents: readonly ToolUser[] };

export interface ToolsScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** Where integrations are connected. */
  integrationsHref: string;
  /** The whole load, which is filtered in memory. */
  tools: Remote<VoiceToolList>;
  /** What new tools can start from. */
  templates: Remote<readonly VoiceToolTemplate[]>;
  /** Which providers there are; where nobody knows, nothing is said of them. */
  integrations: Remote<readonly ToolIntegration[]>;
  /** Looks in name, description and agents. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** A `VoiceToolKind`, or '' for all. */
  kind: string;
  /** Called with a `VoiceToolKind`, or '' for all. */
  onKindChange: (kind: string) => void;
  /** Adds a tool. Must not reject. */
  onAdd: (settings: VoiceToolSettings) => Promise<ToolOutcome>;
  /** Saves a tool. Must not reject. */
  onUpdate: (tool: VoiceTool, settings: VoiceToolSettings) => Promise<ToolOutcome>;
  /** Turns a tool on or off, shows it at once and tells a failure. */
  onSwitch: (tool: VoiceTool, isEnabled: boolean) => void;
  /**
   * Deletes a tool. Must not reject.
   *
   * @param isForced also where agents use it, which the person has seen by then
   */
  onDelete: (tool: VoiceTool, isForced: boolean) => Promise<ToolRemoval>;
  /** Where unsent text is kept; left out where it is not. */
  drafts?: FormDrafts<ToolDraft> | undefined;
}
