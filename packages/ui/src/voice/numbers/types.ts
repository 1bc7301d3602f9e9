import type { FormDrafts, FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** A telephone number. Texts and ids are '' where there are none. */
export interface VoiceNumber {
  /** Unique in the list, also where the server sent no id. */
  key: string;
  /** The id that the calls take; '' cannot be acted on. */
  id: string;
  /** E.164, as the server wrote it. */
  number: string;
  /** What the number is for, in the words of whoever added it. */
  label: string;
  /** Who carries it; `null` for a provider that this client does not know. */
  provider: string | null;
  /** The provider as the server wrote it. */
  providerText: string;
  /** Two letters, such as `GB`. */
  country: string;
  /** Who answers it. */
  agentId: string;
  /** The name of that agent. */
  agentName: string;
  /** Whether the agent answers calls to it. */
  isInbound: boolean;
  /** Whether the agent places calls with it. */
  isOutbound: boolean;
  /** E.164: who is called where the agent cannot answer. */
  fallbackNumber: string;
  /** `null` for a status that this client does not know. */
  status: 'active' | 'pending' | 'inactive' | null;
  /** The status as the server wrote it. */
  statusText: string;
  /** Whether a credentials reference is kept; it is never read. */
  hasCredentials: boolean;
}

/** One load of numbers. */
export interface VoiceNumberList {
  /** In the order of the server. */
  phoneNumbers: readonly VoiceNumber[];
  /** How many there are in all; `null` where the server did not say. */
  total: number | null;
}

/** An agent that a number can be attached to. */
export interface NumberAgent {
  /** The id that the calls take. */
  id: string;
  /** Its name. */
  name: string;
  /** Shown as Online, else Offline. */
  isEnabled: boolean;
}

/** What is known of a number: its status, and whether somebody answers it. */
export type NumberState = 'active' | 'pending' | 'inactive' | 'noAgent' | 'agentOffline';

/** What the form holds. Numbers are in E.164 once they are handed over. */
export interface NumberValues {
  /** Cannot be changed once it was added. */
  number: string;
  /** At most 40 characters. */
  label: string;
  /** Who carries it; cannot be changed once it was added. */
  provider: string;
  /** A new reference to the provider's credentials; '' leaves what is kept. */
  credentials: string;
  /** '' for none. */
  agentId: string;
  /** Whether the agent answers calls to it. */
  isInbound: boolean;
  /** Whether the agent places calls with it. */
  isOutbound: boolean;
  /** '' for none. */
  fallbackNumber: string;
}

/** How a save ended: a refusal stays in the form, at a field or above them all. */
export type NumberOutcome = { status: 'saved' } | FormRefusal<keyof NumberValues>;

export interface NumbersScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** The address of an agent. */
  agentHref: (agentId: string) => string;
  /** The whole load, which is filtered in memory. */
  numbers: Remote<VoiceNumberList>;
  /** Whom a number can be attached to, and who of them is offline. */
  agents: Remote<readonly NumberAgent[]>;
  /** Looks in number, label and agent. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** A `NumberState`, or '' for all. */
  state: string;
  /** Called with a `NumberState`, or '' for all. */
  onStateChange: (state: string) => void;
  /** The agent whose numbers are shown, or '' for all. */
  agentId: string;
  /** Called with the id of an agent, or '' for all. */
  onAgentChange: (agentId: string) => void;
  /** Adds a number. Must not reject. */
  onAdd: (values: NumberValues) => Promise<NumberOutcome>;
  /** Saves a number. Must not reject. */
  onUpdate: (number: VoiceNumber, values: NumberValues) => Promise<NumberOutcome>;
  /** Attaches an agent, and tells how it ended. Must not reject. */
  onAssign: (number: VoiceNumber, agent: NumberAgent) => void;
  /** Gives a number back. Must not reject; a refusal stays in the question. */
  onRelease: (number: VoiceNumber) => Promise<ConfirmOutcome>;
  /** Where unsent text is kept, without credentials; left out where it is not. */
  drafts?: FormDrafts<NumberValues> | undefined;
}
