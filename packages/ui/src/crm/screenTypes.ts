import type { CrmHealth } from '@platform/domain';
import type { TableSorting } from '../components/DataTable/types.ts';
import type { ListPagingProps } from '../patterns/ListPage/ListPaging.tsx';
import type { Remote } from '../remote.ts';
import type { Names } from './crmRows.ts';
import type { FormDrafts, SaveOutcome } from '../patterns/FormDialog/formTypes.ts';
import type {
  ContactOutcome,
  ContactValues,
  CreatedIn,
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  CrmPaths,
  InteractionValues,
  LeadValues,
} from './types.ts';

/** Where the unsent text of each kind of form is kept; left out where it is not. */
interface CrmDrafts {
  /** Unsent texts of the contact form. */
  contactDrafts?: FormDrafts<ContactValues> | undefined;
  /** Unsent texts of the lead form. */
  leadDrafts?: FormDrafts<LeadValues> | undefined;
  /** From the panel read and kept by the contact's id, so that nothing is offered to another. */
  interactionDrafts?: FormDrafts<InteractionValues> | undefined;
}

/** What every page of the CRM takes. */
export interface CrmPageProps extends CrmDrafts {
  /** Where the links of the area lead. */
  paths: CrmPaths;
  /** The address that opens a contact's panel. */
  contactHref: (contactId: string) => string;
  /** All contacts one load brought: names, duplicates and choices come from here. */
  contacts: Remote<CrmList<CrmContact>>;
  /** Creates a contact. Must not reject. */
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
}

/** Shows a contact beside its list while the focus stays in the row. */
interface ContactPreview {
  /** Called by Space on a row, and by arrow keys while a contact is open. */
  onOpen: (contactId: string) => void;
  /** Called by Space on the row of the contact that is open. */
  onClose: () => void;
  /** Called by Enter on that row: the focus goes into the panel. */
  onEnter: () => void;
}

/**
 * Picks from all rows of the service those that match filters and search, in the order of the table.
 *
 * @param contacts whose names the rows show; left out where the loaded ones are all there are
 */
export type PickMatching<Row> = (
  rows: readonly Row[],
  contacts?: readonly CrmContact[],
) => readonly Row[];

/** What the address says about a list; the caller owns it. */
export interface CrmListProps<Row> {
  /** Filters in memory at each key press. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Column ids are stated at each screen; `null` keeps the order of the load. */
  sorting: TableSorting;
  /** Called when a head is pressed. */
  onSortingChange: (sorting: TableSorting) => void;
  /**
   * Saves rows; without it there is no Export. Gets those shown or selected, in their order, and
   * `pick` where it is to save all that match.
   */
  onExport?: ((rows: readonly Row[], pick?: PickMatching<Row>) => void) | undefined;
  /** The contact of the address: its rows are marked, and its panel has the primary action. */
  openContactId?: string | undefined;
  /** Lets Space look at a contact; without it a row can only be opened. */
  contactPreview?: ContactPreview | undefined;
  /**
   * Told whom the rows are about, each once, in the order they are shown; a board has no such order.
   * Give it while a contact is open.
   */
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/** The days that the address narrows a list to; null, or left out, for all. */
interface CreatedFilterState {
  /** Only what was created in these days is listed. */
  created?: CreatedIn | null | undefined;
  /** Called by the button that shows all days again. */
  onCreatedClear?: (() => void) | undefined;
}

export interface CrmOverviewScreenProps extends CrmPageProps {
  /** Newest first; the three first are listed. */
  recentContacts: Remote<CrmList<CrmContact>>;
  /** Newest first; active is what is not closed. The three first are listed. */
  leads: Remote<CrmList<CrmLead>>;
  /** Newest first; the five first are listed. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** What the CRM's service says about itself. */
  health: Remote<CrmHealth>;
  /** Names of voice agents by id, where they are known. */
  agentNames?: Names | undefined;
}

/** Sortable columns: contact, company, phone, email, created. */
export interface ContactsScreenProps extends CrmPageProps, CrmListProps<CrmContact> {
  /** Saves a contact. Must not reject. */
  onUpdateContact: (contact: CrmContact, values: ContactValues) => Promise<SaveOutcome<'email'>>;
  /** Steps through loads; left out where one holds everything. */
  paging?: ListPagingProps | undefined;
  /** Opens the import; without it there is no button for it. */
  onImport?: (() => void) | undefined;
}

/** Sortable columns: contact, status, source, owner, notes, created. */
export interface LeadsScreenProps extends CrmPageProps, CrmListProps<CrmLead>, CreatedFilterState {
  /** The whole load; the board shows it in lanes. */
  leads: Remote<CrmList<CrmLead>>;
  /** Names of owners by id, where they are known. */
  ownerNames?: Names | undefined;
  /** A `LeadStatus`, or '' for all. */
  status: string;
  /** Called with a `LeadStatus`, or '' for all. */
  onStatusFilterChange: (status: string) => void;
  /** Whether leads stand in a table or on a board. */
  view: 'table' | 'board';
  /** Called when the other view is chosen. */
  onViewChange: (view: 'table' | 'board') => void;
  /** Creates a lead. Must not reject. */
  onCreateLead: (values: LeadValues) => Promise<SaveOutcome>;
  /** Saves a lead. Must not reject. */
  onUpdateLead: (lead: CrmLead, values: LeadValues) => Promise<SaveOutcome>;
  /** A card was dropped in another lane. Shows it at once; must not reject. */
  onMoveLead: (lead: CrmLead, status: string) => void;
  /**
   * Gives the selected leads one status and tells the outcome; answers the ids of those that could not
   * be changed. Must not reject. Without it there is no such action.
   */
  onMoveLeads?:
    | ((leads: readonly CrmLead[], status: string) => Promise<readonly string[]>)
    | undefined;
}

/** Sortable columns: type, summary, direction, contact, agent, session, date. */
export interface InteractionsScreenProps
  extends CrmPageProps, CrmListProps<CrmInteraction>, CreatedFilterState {
  /** Newest first; the whole load. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** An `InteractionType`, or '' for all. */
  type: string;
  /** Called with an `InteractionType`, or '' for all. */
  onTypeFilterChange: (type: string) => void;
  /** Logs an interaction. Must not reject. */
  onCreateInteraction: (values: InteractionValues) => Promise<SaveOutcome>;
  /** What the form offers (at most 100). */
  formContacts: Remote<CrmList<CrmContact>>;
  /** Called when the form opens, which needs `formContacts`. */
  onFormOpen?: (() => void) | undefined;
  /** Names of voice agents by id, where they are known. */
  agentNames?: Names | undefined;
}

/** The contact of `?contact=`, beside or above its page. */
export interface ContactPanelProps extends Omit<CrmPageProps, 'paths'> {
  /** The id of the address. */
  contactId: string;
  /** `null` where nobody has that id. */
  contact: Remote<CrmContact | null>;
  /** The leads of the contact. */
  leads: Remote<CrmList<CrmLead>>;
  /** What was said and written with the contact. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** Names of owners by id, where they are known. */
  ownerNames?: Names | undefined;
  /** Names of voice agents by id, where they are known. */
  agentNames?: Names | undefined;
  /** Opened for a look: the focus stays in the list, unless the panel lies over it. @default false */
  isPreview?: boolean | undefined;
  /** Place among the rows, from 1; left out where it is none of them. */
  position?: { place: number; of: number } | undefined;
  /** Steps to the contact of the row above, by button and key; left out at the first. */
  onPrevious?: (() => void) | undefined;
  /** Steps to the contact of the row below, by button and key; left out at the last. */
  onNext?: (() => void) | undefined;
  /** Called by the cross, Escape and, as a sheet, by the backdrop and a swipe. */
  onClose: () => void;
  /** Saves the contact. Must not reject. */
  onUpdateContact: (contact: CrmContact, values: ContactValues) => Promise<SaveOutcome<'email'>>;
  /** Creates a lead. Must not reject. */
  onCreateLead: (values: LeadValues) => Promise<SaveOutcome>;
  /** Logs an interaction. Must not reject. */
  onCreateInteraction: (values: InteractionValues) => Promise<SaveOutcome>;
}
