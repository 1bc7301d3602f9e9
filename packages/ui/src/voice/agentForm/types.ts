import type { FieldForm, FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { AgentTemplateItem } from '../agents/types.ts';
import type { VoicePaths } from '../types.ts';

/** What of an agent a person sets on its page. Texts and ids are '' where there are none. */
export interface AgentValues {
  /** 2 to 60 characters. */
  name: string;
  /** Such as `inbound`. */
  type: string;
  /** Language tag, such as `en` or `pt-BR`. */
  language: string;
  voiceId: string;
  /** What it says first; at most 500 characters. */
  firstMessage: string;
  /** 20 to 8000 characters. */
  instructions: string;
  model: string;
  /** 0 to 1. */
  temperature: number;
  toolIds: readonly string[];
  knowledgeBaseIds: readonly string[];
  phoneNumberId: string;
  /** 1 to 60. */
  maxCallMinutes: number;
  /** 5 to 60. */
  silenceTimeoutSeconds: number;
  /** E.164. */
  transferNumber: string;
  /** What callers are told about the recording. */
  consent: Readonly<{ isEnabled: boolean; text: string }>;
  /** At most ten, of 200 characters at most. */
  evaluationCriteria: readonly string[];
}

/** The same as it is typed. */
export interface AgentFormValues {
  name: string;
  type: string;
  language: string;
  voiceId: string;
  firstMessage: string;
  instructions: string;
  model: string;
  temperature: string;
  toolIds: string[];
  knowledgeBaseIds: string[];
  phoneNumberId: string;
  maxCallMinutes: string;
  silenceTimeoutSeconds: string;
  transferNumber: string;
  hasConsent: boolean;
  consentText: string;
  /** One in each line. */
  criteria: string;
}

/** A field of the form. */
export type AgentField = keyof AgentFormValues;

export type AgentFieldForm = FieldForm<AgentFormValues, AgentValues>;

/** A voice that can be chosen. */
export interface VoiceItem {
  id: string;
  name: string;
  /** Such as accent and language; '' where nothing is known. */
  description: string;
  /** Where its sample is heard, http or https; null where it has none. */
  sampleUrl: string | null;
}

/** A tool or a knowledge base that can be ticked. */
export interface CheckItem {
  id: string;
  name: string;
  /** What it is, or works with; '' for nothing. */
  note: string;
}

/** A telephone number that can be attached. */
export interface NumberItem {
  id: string;
  /** E.164. */
  number: string;
  label: string;
  /** Whom it reaches now; '' for nobody, or this agent. */
  reaches: string;
}

/** What can be chosen from, each read by itself. */
export interface AgentChoices {
  voices: Remote<readonly VoiceItem[]>;
  tools: Remote<readonly CheckItem[]>;
  knowledgeBases: Remote<readonly CheckItem[]>;
  numbers: Remote<readonly NumberItem[]>;
}

/** A template, and what a new agent gets of it. */
export interface AgentTemplateValues extends AgentTemplateItem {
  values: AgentValues;
}

/** The agent that is edited, beside its settings. */
export interface EditedAgent {
  name: string;
  type: string;
  isEnabled: boolean;
  /** '' where none leads to it. */
  phoneNumber: string;
  /** Asks to turn it on or off. */
  onSwitch: (isEnabled: boolean) => void;
}

/** How saving ended. */
export type AgentSaveOutcome =
  | {
      status: 'saved';
      /** The settings as they are stored now. */
      values: AgentValues;
    }
  | FormRefusal<AgentField>;

/** A setting that somebody else changed while it was edited here. */
export interface AgentConflict {
  name: keyof AgentValues;
  /** Whether the person changed it as well. */
  isMineChanged: boolean;
}

export interface AgentFormScreenProps {
  paths: VoicePaths;
  /** What the form starts with, or what is stored of the agent. */
  initialValues: AgentValues;
  /** What was typed before and not sent. */
  draft?: AgentFormValues | undefined;
  /** Told once typing rests; null once it is sent or given up. */
  onDraftChange: (draft: AgentFormValues | null) => void;
  /** Told whether leaving would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
  choices: AgentChoices;
  /** Of a new agent; left out where one is edited. */
  templates?: Remote<readonly AgentTemplateValues[]> | undefined;
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
