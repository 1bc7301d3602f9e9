import type { SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { PanelSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';
import type { CrmPageProps } from './screenTypes.ts';
import type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  InteractionValues,
  LeadValues,
} from './types.ts';

/** The contact of a panel and what belongs to it. */
export interface ContactPanelState {
  /** Id in the URL. */
  contactId: string;
  /** `null` if no contact has this id. */
  contact: Remote<CrmContact | null>;
  /** Contacts of one load: source of duplicates and options. */
  contacts: Remote<CrmList<CrmContact>>;
  /** Leads of the contact. */
  leads: Remote<CrmList<CrmLead>>;
  /** Interactions with the contact. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** Names of owners by id; unknown ones are missing. */
  ownerNames?: ReadonlyMap<string, string> | undefined;
  /** Names of voice agents by id; unknown ones are missing. */
  agentNames?: ReadonlyMap<string, string> | undefined;
  /** Preview: the focus stays in the list, unless the panel covers it. @default false */
  isPreview?: boolean | undefined;
  /** Position among the rows, from 1; omitted if the contact is in none. */
  position?: { number: number; total: number } | undefined;
}

/** Actions of a contact's panel. */
export interface ContactPanelActions {
  /** Opens the contact of the row above; omitted at the first. */
  onPrevious?: (() => void) | undefined;
  /** Opens the contact of the row below; omitted at the last. */
  onNext?: (() => void) | undefined;
  /** Called by the close button and Escape, and in a sheet by the backdrop and a swipe. */
  onClose: () => void;
  /** Creates a contact. Must not reject. */
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
  /** Saves the contact. Must not reject. */
  onUpdateContact: (contact: CrmContact, values: ContactValues) => Promise<SaveOutcome<'email'>>;
  /** Creates a lead. Must not reject. */
  onCreateLead: (values: LeadValues) => Promise<SaveOutcome>;
  /** Logs an interaction. Must not reject. */
  onCreateInteraction: (values: InteractionValues) => Promise<SaveOutcome>;
}

export interface ContactPanelProps extends Omit<CrmPageProps, 'paths'> {
  /** The contact in `?contact=`. */
  state: ContactPanelState;
  /** Called by the panel and its forms. */
  actions: ContactPanelActions;
  /** Custom facts and sections. */
  slots?: PanelSlots<CrmContact> | undefined;
}
