import type { Agent, PhoneNumber, PhoneNumberList, PhoneNumberSettings } from '@platform/domain';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { Remote } from '../../remote.ts';
import type { VoicePaths } from '../types.ts';

/** An agent that a number can be attached to. */
export type NumberAgent = Pick<Agent, 'id' | 'name' | 'isEnabled'>;

/** What is known of a number: its status, and whether somebody answers it. */
export type NumberState = 'active' | 'pending' | 'inactive' | 'noAgent' | 'agentOffline';

/** What the form holds. Numbers are in E.164 once they are handed over. */
export interface NumberValues extends PhoneNumberSettings {
  /** Cannot be changed once it was added. */
  number: string;
  /** Carrier of the number; cannot be changed once it was added. */
  provider: string;
  /** A new reference to the provider's credentials; '' leaves what is kept. */
  credentials: string;
}

/** Values of the form that a draft contains: all except the credentials. */
export type NumberDraft = Omit<NumberValues, 'credentials'>;

export interface NumbersScreenProps {
  /** Where the links of the section lead. */
  paths: VoicePaths;
  /** The address of an agent. */
  agentHref: (agentId: string) => string;
  /** The whole load, which is filtered in memory. */
  numbers: Remote<PhoneNumberList>;
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
  onAdd: (values: NumberValues) => Promise<SaveOutcome<keyof NumberValues>>;
  /** Saves a number. Must not reject. */
  onUpdate: (number: PhoneNumber, values: NumberValues) => Promise<SaveOutcome<keyof NumberValues>>;
  /** Attaches an agent, and tells how it ended. Must not reject. */
  onAssign: (number: PhoneNumber, agent: NumberAgent) => void;
  /** Gives a number back. Must not reject; a refusal stays in the question. */
  onRelease: (number: PhoneNumber) => Promise<RemovalOutcome>;
  /** Store of unsent input; left out if it is not kept. */
  drafts?: FormDrafts<NumberDraft> | undefined;
}
