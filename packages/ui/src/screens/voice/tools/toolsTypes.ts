import type { AgentName, Tool, ToolList, ToolSettings, ToolTemplate } from '@platform/domain';
import type { RemovalOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { CardSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** A provider that tools can need. */
export interface ToolIntegration {
  /** Id of the provider. */
  provider: string;
  /** Display name of the provider. */
  name: string;
  /** True if it is connected and works. */
  isConnected: boolean;
}

/** Draft of a tool, without the values of secret headers. */
export type ToolDraft = Record<ToolDraftField, string>;

/** Field of a draft. */
export type ToolDraftField = ToolField | 'isEnabled';

/** Field that a refusal can name. */
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
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Link to the integrations. */
  integrationsHref: string;
  /** All loaded tools; filtered on the client. */
  tools: Remote<ToolList>;
  /** Templates of new tools. */
  templates: Remote<readonly ToolTemplate[]>;
  /** Known providers. If they are unknown, no tool is marked as not connected. */
  integrations: Remote<readonly ToolIntegration[]>;
  /** Search text, matched against name, description and agents. */
  search: string;
  /** Called with the text on each keystroke. */
  onSearchChange: (search: string) => void;
  /** A `ToolKind`; `''` for all. */
  kind: string;
  /** Called with a `ToolKind`, or `''` for all. */
  onKindChange: (kind: string) => void;
  /** Adds a tool. Must not reject. */
  onAdd: (settings: ToolSettings) => Promise<SaveOutcome<ToolField>>;
  /** Saves a tool. Must not reject. */
  onUpdate: (tool: Tool, settings: ToolSettings) => Promise<SaveOutcome<ToolField>>;
  /** Turns a tool on or off, shows it at once and reports a failure. */
  onSwitch: (tool: Tool, isEnabled: boolean) => void;
  /** Deletes a tool. `isForced` if the user has seen the agents that use it. Must not reject. */
  onDelete: (tool: Tool, isForced: boolean) => Promise<RemovalOutcome<AgentName>>;
  /** Stores unsent input; without it, unsent input is lost when the form closes. */
  drafts?: FormDrafts<ToolDraft> | undefined;
  /** Custom parts. */
  slots?: CardSlots | undefined;
}
