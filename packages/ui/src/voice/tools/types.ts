import type { AgentName, Tool, ToolList, ToolSettings, ToolTemplate } from '@platform/domain';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

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

export interface ToolsScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** Where integrations are connected. */
  integrationsHref: string;
  /** The whole load, which is filtered in memory. */
  tools: Remote<ToolList>;
  /** What new tools can start from. */
  templates: Remote<readonly ToolTemplate[]>;
  /** Which providers there are; where nobody knows, nothing is said of them. */
  integrations: Remote<readonly ToolIntegration[]>;
  /** Looks in name, description and agents. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** A `ToolKind`, or '' for all. */
  kind: string;
  /** Called with a `ToolKind`, or '' for all. */
  onKindChange: (kind: string) => void;
  /** Adds a tool. Must not reject. */
  onAdd: (settings: ToolSettings) => Promise<SaveOutcome<ToolField>>;
  /** Saves a tool. Must not reject. */
  onUpdate: (tool: Tool, settings: ToolSettings) => Promise<SaveOutcome<ToolField>>;
  /** Turns a tool on or off, shows it at once and tells a failure. */
  onSwitch: (tool: Tool, isEnabled: boolean) => void;
  /**
   * Deletes a tool. Must not reject.
   *
   * @param isForced also where agents use it, which the person has seen by then
   */
  onDelete: (tool: Tool, isForced: boolean) => Promise<RemovalOutcome<AgentName>>;
  /** Where unsent text is kept; left out where it is not. */
  drafts?: FormDrafts<ToolDraft> | undefined;
}
