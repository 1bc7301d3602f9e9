import type { AgentSettings, AgentTemplate } from '@platform/domain';
import type { FieldForm, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** Settings of an agent that its form holds. How it uses its knowledge is set with the knowledge. */
export type AgentValues = Omit<AgentSettings, 'retrievalSize' | 'isKnowledgeOnly'>;

/** The same as it is typed. */
export interface AgentFormValues {
  /** What the agent is called. */
  name: string;
  /** Such as `inbound`. */
  type: string;
  /** Language tag, such as `en` or `pt-BR`. */
  language: string;
  /** The id of the voice that is chosen. */
  voiceId: string;
  /** What it says first. */
  firstMessage: string;
  /** What it should do, in the words of the person. */
  instructions: string;
  /** The id of the language model that is chosen. */
  model: string;
  /** A number from 0 to 1, as it is written. */
  temperature: string;
  /** Ids of the tools that are ticked. */
  toolIds: string[];
  /** Ids of the knowledge bases that are ticked. */
  knowledgeBaseIds: string[];
  /** The id of the number that is chosen. */
  phoneNumberId: string;
  /** Whole minutes, as they are written. */
  maxCallMinutes: string;
  /** Whole seconds, as they are written. */
  silenceTimeoutSeconds: string;
  /** Where calls are passed on to, as it is written. */
  transferNumber: string;
  /** Whether callers are told about the recording. */
  hasConsent: boolean;
  /** What they are told. */
  consentText: string;
  /** One in each line. */
  criteria: string;
}

/** A field of the form. */
export type AgentField = keyof AgentFormValues;

export type AgentFieldForm = FieldForm<AgentFormValues, AgentValues>;

/** A voice that can be chosen. */
export interface VoiceItem {
  /** The id that the calls take. */
  id: string;
  /** Its name. */
  name: string;
  /** Such as accent and language; '' where nothing is known. */
  description: string;
  /** Where its sample is heard, http or https; null where it has none. */
  sampleUrl: string | null;
}

/** A tool or a knowledge base that can be ticked. */
export interface CheckItem {
  /** The id that the calls take. */
  id: string;
  /** Its name. */
  name: string;
  /** What it is, or works with; '' for nothing. */
  note: string;
}

/** A telephone number that can be attached. */
export interface NumberItem {
  /** The id that the calls take. */
  id: string;
  /** E.164. */
  number: string;
  /** What the number is for, in the words of whoever added it. */
  label: string;
  /** Whom it reaches now; '' for nobody, or this agent. */
  reaches: string;
}

/** What can be chosen from, each read by itself. */
export interface AgentChoices {
  /** The voices it can speak with. */
  voices: Remote<readonly VoiceItem[]>;
  /** The tools it may use. */
  tools: Remote<readonly CheckItem[]>;
  /** What it may answer from. */
  knowledgeBases: Remote<readonly CheckItem[]>;
  /** The numbers that can lead to it. */
  numbers: Remote<readonly NumberItem[]>;
}

/** The agent that is edited, beside its settings. */
export interface EditedAgent {
  /** Its name, as it is stored. */
  name: string;
  /** As the server wrote it, such as `inbound`. */
  type: string;
  /** Whether it takes calls. */
  isEnabled: boolean;
  /** '' where none leads to it. */
  phoneNumber: string;
  /** Asks to turn it on or off. */
  onSwitch: (isEnabled: boolean) => void;
}

/** How saving ended; `values` are the settings as they are stored now. */
export type AgentSaveOutcome = SaveOutcome<AgentField, { values: AgentValues }>;

/** A setting that somebody else changed while it was edited here. */
export interface AgentConflict {
  /** Which setting it is. */
  name: keyof AgentValues;
  /** Whether the person changed it as well. */
  isMineChanged: boolean;
}

export interface AgentFormScreenProps {
  /** Where the section's tabs lead. */
  paths: VoicePaths;
  /** What the form starts with, or what is stored of the agent. */
  initialValues: AgentValues;
  /** What was typed before and not sent. */
  draft?: AgentFormValues | undefined;
  /** Told once typing rests; null once it is sent or given up. */
  onDraftChange: (draft: AgentFormValues | null) => void;
  /** Told whether leaving would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
  /** What the fields offer. */
  choices: AgentChoices;
  /** Of a new agent; left out where one is edited. */
  templates?: Remote<readonly AgentTemplate[]> | undefined;
  /** The template that a new agent starts from; '' for none. */
  templateId?: string | undefined;
  /** The agent that is edited; left out for a new one. */
  agent?: EditedAgent | undefined;
  /** Why nothing can be written, in words. */
  refusal?: string | undefined;
  /** Where a plan is changed, if it is the plan that refuses. */
  plansHref?: string | undefined;
  /** Makes a new agent of what was typed, where this one was deleted elsewhere. */
  onSaveAsNew?: ((values: AgentFormValues) => void) | undefined;
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: AgentValues) => Promise<AgentSaveOutcome>;
  /** Opens a test with what is typed; left out where that cannot be done. */
  onTest?: ((values: AgentValues) => void) | undefined;
}
