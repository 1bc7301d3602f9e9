import type { Agent, PhoneNumber, PhoneNumberList, PhoneNumberSettings } from '@platform/domain';
import type { FormDrafts, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { RemovalOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ItemFailure } from '../../../patterns/ConfirmDialog/ConfirmSeveral.tsx';
import type { ScreenSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../remote.ts';
import type { NumberRow } from './numberRows.ts';
import type { VoicePaths } from '../types.ts';

/** An agent that can answer a number. */
export type NumberAgent = Pick<Agent, 'id' | 'name' | 'isEnabled'>;

/** Status of a number, including whether an agent answers it. */
export type NumberState = 'active' | 'pending' | 'inactive' | 'noAgent' | 'agentOffline';

/** Values of the form. Valid numbers are in E.164. */
export interface NumberValues extends PhoneNumberSettings {
  /** E.164; fixed once the number is added. */
  number: string;
  /** Carrier of the number; fixed once the number is added. */
  provider: string;
  /** New reference to the provider's credentials; `''` keeps the stored one. */
  credentials: string;
}

/** Values of the form that a draft contains: all except the credentials. */
export type NumberDraft = Omit<NumberValues, 'credentials'>;

/** Actions of the phone numbers. */
export interface NumbersActions {
  /** Called with the text on each keystroke. */
  onSearchChange: (search: string) => void;
  /** Called with the chosen states; empty for all. */
  onStatesChange: (states: readonly NumberState[]) => void;
  /** Called with an agent's id, or `''` for all. */
  onAgentChange: (agentId: string) => void;
  /** Adds a number. Must not reject. */
  onAdd: (values: NumberValues) => Promise<SaveOutcome<keyof NumberValues>>;
  /** Saves a number. Must not reject. */
  onUpdate: (number: PhoneNumber, values: NumberValues) => Promise<SaveOutcome<keyof NumberValues>>;
  /** Assigns an agent, and reports the result. Must not reject. */
  onAssign: (number: PhoneNumber, agent: NumberAgent) => void;
  /** Releases a number. Must not reject; a refusal is shown in the dialog. */
  onRelease: (number: PhoneNumber) => Promise<RemovalOutcome>;
  /**
   * Assigns an agent to several numbers, reports the result and resolves with the keys of those that
   * failed. Must not reject. Without it and `onReleaseSeveral`, rows are not selectable.
   */
  onAssignSeveral?:
    | ((numbers: readonly PhoneNumber[], agent: NumberAgent) => Promise<ReadonlySet<string>>)
    | undefined;
  /** Releases numbers after confirmation and resolves with those that failed, by key. Must not reject. */
  onReleaseSeveral?:
    | ((numbers: readonly PhoneNumber[]) => Promise<readonly ItemFailure[]>)
    | undefined;
}

export interface NumbersScreenProps {
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Link to an agent. */
  agentHref: (agentId: string) => string;
  /** All loaded numbers; filtered on the client. */
  numbers: Remote<PhoneNumberList>;
  /** Agents that can answer a number. */
  agents: Remote<readonly NumberAgent[]>;
  /** Search text, matched against number, label and agent. */
  search: string;
  /** Lists numbers in these states; empty for all. Keep it stable. */
  states: readonly NumberState[];
  /** Agent filter; `''` for all. */
  agentId: string;
  /** Stores unsent input; without it, unsent input is lost when the form closes. */
  drafts?: FormDrafts<NumberDraft> | undefined;
  /** Called by the toolbar, the rows and the dialogs. */
  actions: NumbersActions;
  /** Custom parts. Columns: number, provider, country, agent, direction, status, actions. */
  slots?: ScreenSlots<NumberRow> | undefined;
}
