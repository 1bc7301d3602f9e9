import type { AgentSettings, AgentTemplate } from '@platform/domain';
import type { ReactNode } from 'react';
import type { NumberValue } from '../../../components/NumberField/useNumberText.ts';
import type { FieldForm, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** Settings in the agent form. Retrieval settings are edited on the knowledge page. */
export type AgentValues = Omit<AgentSettings, 'retrievalSize' | 'isKnowledgeOnly'>;

/** Values of the form, as typed. */
export interface AgentFormValues {
  /** Name of the agent. */
  name: string;
  /** Type of the agent, such as `inbound`. */
  type: string;
  /** Language tag, such as `en` or `pt-BR`. */
  language: string;
  /** Id of the chosen voice. */
  voiceId: string;
  /** First message of a call. */
  firstMessage: string;
  /** Instructions for the agent. */
  instructions: string;
  /** Id of the chosen language model. */
  model: string;
  /** Number from 0 to 1; a text if it cannot be read. */
  temperature: NumberValue;
  /** Ids of the checked tools. */
  toolIds: string[];
  /** Ids of the checked knowledge bases. */
  knowledgeBaseIds: string[];
  /** Id of the chosen number; `''` for none. */
  phoneNumberId: string;
  /** Whole minutes; a text if it cannot be read. */
  maxCallMinutes: NumberValue;
  /** Whole seconds; a text if it cannot be read. */
  silenceTimeoutSeconds: NumberValue;
  /** Number that calls are transferred to, as typed. */
  transferNumber: string;
  /** True if a notice of the recording is played to callers. */
  hasConsent: boolean;
  /** Text of that notice. */
  consentText: string;
  /** Success criteria, one per line. */
  criteria: string;
}

/** Name of a form field. */
export type AgentField = keyof AgentFormValues;

export type AgentFieldForm = FieldForm<AgentFormValues, AgentValues>;

/** A voice to choose from. */
export interface VoiceItem {
  /** Id of the voice. */
  id: string;
  /** Name of the voice. */
  name: string;
  /** Such as accent and language; `''` if unknown. */
  description: string;
  /** http or https URL of a sample; null if there is none. */
  sampleUrl: string | null;
}

/** A tool or knowledge base that can be checked. */
export interface CheckItem {
  /** Id of the tool or knowledge base. */
  id: string;
  /** Name shown next to the checkbox. */
  name: string;
  /** Note below the name; `''` for none. */
  note: string;
}

/** A phone number to choose from. */
export interface NumberItem {
  /** Id of the number. */
  id: string;
  /** E.164. */
  number: string;
  /** Label that the team gave the number. */
  label: string;
  /** Name of another agent that answers the number; `''` if none does. */
  reaches: string;
}

/** Options of the form, each loaded independently. */
export interface AgentChoices {
  /** Voices to choose from. */
  voices: Remote<readonly VoiceItem[]>;
  /** Tools to choose from. */
  tools: Remote<readonly CheckItem[]>;
  /** Knowledge bases to choose from. */
  knowledgeBases: Remote<readonly CheckItem[]>;
  /** Phone numbers to choose from. */
  numbers: Remote<readonly NumberItem[]>;
}

/** State of the edited agent apart from its settings. */
export interface EditedAgent {
  /** Name as stored. */
  name: string;
  /** Type as the server sent it, such as `inbound`. */
  type: string;
  /** True if it takes calls. */
  isEnabled: boolean;
  /** Its phone number; `''` if it has none. */
  phoneNumber: string;
  /** Called to turn the agent on or off. */
  onSwitch: (isEnabled: boolean) => void;
}

/** Result of saving; `values` are the settings as they are stored now. */
export type AgentSaveOutcome = SaveOutcome<AgentField, { values: AgentValues }>;

/** A setting that was changed elsewhere while the user edited the agent. */
export interface AgentConflict {
  /** Name of the setting. */
  name: keyof AgentValues;
  /** True if the user changed it too. */
  isMineChanged: boolean;
}

export interface AgentFormScreenProps {
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Stored settings, or the defaults of a new agent. */
  initialValues: AgentValues;
  /** Unsaved values of an earlier visit. */
  draft?: AgentFormValues | undefined;
  /** Called with the values after typing pauses; null once they are saved or discarded. */
  onDraftChange: (draft: AgentFormValues | null) => void;
  /**
   * Called when the form gains or loses unsaved changes. `save` resolves to true once it is saved;
   * omitted if saving is disabled.
   */
  onDirtyChange: (isDirty: boolean, save?: () => Promise<boolean>) => void;
  /** Options of the fields. */
  choices: AgentChoices;
  /** Templates of a new agent; omitted when editing. */
  templates?: Remote<readonly AgentTemplate[]> | undefined;
  /** Template that a new agent starts from; `''` for none. */
  templateId?: string | undefined;
  /** The edited agent; omitted for a new one. */
  agent?: EditedAgent | undefined;
  /** Reason why saving is disabled, as a sentence. */
  refusal?: string | undefined;
  /** Link to the plans, if another plan would allow saving. */
  plansHref?: string | undefined;
  /** Creates an agent from the form values after the edited one was deleted elsewhere. */
  onSaveAsNew?: ((values: AgentFormValues) => void) | undefined;
  /** Must not reject; a refusal is shown in the form. */
  onSave: (values: AgentValues) => Promise<AgentSaveOutcome>;
  /** Box that talks to the agent of the form; `values` returns the values as they are then. */
  renderChat?: ((values: () => AgentValues) => ReactNode) | undefined;
  /** Starts a test call with the form values; without it there is no test button. */
  onTest?: ((values: AgentValues) => void) | undefined;
}
