import type { CrmHealth } from '@platform/domain';
import type { TableSorting } from '../../components/DataTable/types.ts';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';
import type { ListPagingProps } from '../../patterns/ListPage/ListPaging.tsx';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';
import type { ConsentAnswer } from './consent.ts';
import type { InteractionRow, LeadRow } from './crmRows.ts';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type {
  ContactDraft,
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  CrmPaths,
  InteractionValues,
  LeadValues,
} from './types.ts';

/** Props of every CRM page. A form without `FormDrafts` keeps no draft. */
export interface CrmPageProps {
  /** Drafts of the contact form. */
  contactDrafts?: FormDrafts<ContactDraft> | undefined;
  /** Drafts of the lead form. */
  leadDrafts?: FormDrafts<LeadValues> | undefined;
  /** Drafts of the interaction form; the panel uses the contact's id as key. */
  interactionDrafts?: FormDrafts<InteractionValues> | undefined;
  /** URLs of the pages. */
  paths: CrmPaths;
  /** URL that opens a contact's panel. */
  contactHref: (contactId: string) => string;
}

/** Selects matching rows in table order. `contacts` name the rows; omitted if all are loaded. */
export type PickMatching<Row> = (
  rows: readonly Row[],
  contacts?: readonly CrmContact[],
) => readonly Row[];

/** State of every CRM list. */
export interface CrmListState {
  /** Contacts of one load: source of names, duplicates and options. */
  contacts: Remote<CrmList<CrmContact>>;
  /** Filters in memory at each key press. */
  search: string;
  /** Column ids are listed with each screen; `null` keeps the order of the server. */
  sorting: TableSorting;
  /** Contact in the URL: its rows are marked, and its panel has the primary action. */
  openContactId?: string | undefined;
}

/** Actions of every CRM list. */
export interface CrmListActions<Row> {
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Called when a column header is pressed. */
  onSortingChange: (sorting: TableSorting) => void;
  /** Exports the shown or selected rows, or all that `pick` selects. Omitted: no Export. */
  onExport?: ((rows: readonly Row[], pick?: PickMatching<Row>) => void) | undefined;
  /** Lets Space preview a contact while the focus stays in the list; omitted: no preview. */
  contactPreview?:
    | {
        /** Called by Space on a row, and by arrow keys while a contact is open. */
        onOpen: (contactId: string) => void;
        /** Called by Space on the row of the open contact. */
        onClose: () => void;
        /** Called by Enter on that row: moves the focus into the panel. */
        onEnter: () => void;
      }
    | undefined;
  /** Called with the unique contacts of the rows; not for a board. Pass it while one is open. */
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
  /** Creates a contact. Must not reject. */
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
}

export interface CrmOverviewScreenProps extends CrmPageProps {
  /** Contacts of one load: source of names and duplicates. */
  contacts: Remote<CrmList<CrmContact>>;
  /** Newest first; three are shown. */
  recentContacts: Remote<CrmList<CrmContact>>;
  /** Newest first; three are shown. Leads that are not closed count as active. */
  leads: Remote<CrmList<CrmLead>>;
  /** Newest first; five are shown. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** Status of the CRM service. */
  health: Remote<CrmHealth>;
  /** Names of voice agents by id; unknown ones are missing. */
  agentNames?: ReadonlyMap<string, string> | undefined;
  /** Creates a contact. Must not reject. */
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
}

/** Filters of the contacts; an empty list filters nothing. Keep it stable. */
export interface ContactFilters {
  /** Answers to calls, any of them. */
  voice: readonly ConsentAnswer[];
  /** Answers to text messages, any of them. */
  sms: readonly ConsentAnswer[];
  /** Tags, any of them. */
  tags: readonly string[];
}

/** Change of several contacts; what is omitted stays as it is. */
export interface ContactsChange {
  /** Sets the consent to calls. */
  consentVoice?: ConsentAnswer | undefined;
  /** Sets the consent to text messages. */
  consentSms?: ConsentAnswer | undefined;
  /** Adds tags that a contact does not have. */
  addTags?: readonly string[] | undefined;
  /** Removes tags that a contact has. */
  removeTags?: readonly string[] | undefined;
}

/** State of the list of contacts. */
export interface ContactsState extends CrmListState {
  /** Lists only contacts that match all three filters. @default all contacts */
  filters?: ContactFilters | undefined;
}

/** Actions of the list of contacts. */
export interface ContactsActions extends CrmListActions<CrmContact> {
  /** Saves a contact. Must not reject. */
  onUpdateContact: (contact: CrmContact, values: ContactValues) => Promise<SaveOutcome<'email'>>;
  /** Called with the chosen filters. Without it there are none. */
  onFiltersChange?: ((filters: ContactFilters) => void) | undefined;
  /** Changes contacts; resolves with the ids that failed. Omitted: no such actions. */
  onChangeContacts?:
    | ((contacts: readonly CrmContact[], change: ContactsChange) => Promise<readonly string[]>)
    | undefined;
  /** Opens the import; without it there is no button. */
  onImport?: (() => void) | undefined;
}

export interface ContactsScreenProps extends CrmPageProps {
  /** Shown contacts and how they are listed. Columns: contact, company, phone, email, created. */
  state: ContactsState;
  /** Called by the toolbar, the rows and the form. */
  actions: ContactsActions;
  /** Paging of the server; omitted if one load has everything. */
  paging?: ListPagingProps | undefined;
  /** Custom parts. Columns: those of `state`, and actions. */
  slots?: ScreenSlots<CrmContact> | undefined;
}

/** Shown leads and how they are listed. */
export interface LeadsState extends CrmListState {
  /** Lists only records created in these days; '' or omitted for all. */
  created?: DateRange | undefined;
  /** All loaded leads; the board groups them by status. */
  leads: Remote<CrmList<CrmLead>>;
  /** Names of owners by id; unknown ones are missing. */
  ownerNames?: ReadonlyMap<string, string> | undefined;
  /** Lists leads with these statuses; empty for all. Keep it stable. */
  statuses: readonly string[];
  /** Layout of the leads. */
  view: 'table' | 'board';
}

/** Actions of the leads. */
export interface LeadsActions extends CrmListActions<CrmLead> {
  /** Called with the days to list, or with '' for all. Without it there is no filter by days. */
  onCreatedChange?: ((days: DateRange) => void) | undefined;
  /** Called with the chosen statuses; empty for all. */
  onStatusesChange: (statuses: readonly string[]) => void;
  /** Called with the other layout. */
  onViewChange: (view: 'table' | 'board') => void;
  /** Creates a lead. Must not reject. */
  onCreateLead: (values: LeadValues) => Promise<SaveOutcome>;
  /** Saves a lead. Must not reject. */
  onUpdateLead: (lead: CrmLead, values: LeadValues) => Promise<SaveOutcome>;
  /** Called on a drop in another lane. Shows the new status at once; must not reject. */
  onMoveLead: (lead: CrmLead, status: string) => void;
  /** Sets the status of leads; resolves with the ids that failed. Omitted: no such action. */
  onMoveLeads?:
    | ((leads: readonly CrmLead[], status: string) => Promise<readonly string[]>)
    | undefined;
}

export interface LeadsScreenProps extends CrmPageProps {
  /** Columns: contact, status, source, owner, notes, created. */
  state: LeadsState;
  /** Called by the toolbar, the rows, the board and the form. */
  actions: LeadsActions;
  /** Custom parts. Columns: those of `state`, and actions. */
  slots?: ScreenSlots<LeadRow> | undefined;
}

/** Shown interactions and how they are listed. */
export interface InteractionsState extends CrmListState {
  /** Lists only records created in these days; '' or omitted for all. */
  created?: DateRange | undefined;
  /** Newest first; all loaded interactions. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** An `InteractionType`, or '' for all. */
  type: string;
  /** Options of the form, at most 100. */
  formContacts: Remote<CrmList<CrmContact>>;
  /** Names of voice agents by id; unknown ones are missing. */
  agentNames?: ReadonlyMap<string, string> | undefined;
}

/** Actions of the interactions. */
export interface InteractionsActions extends CrmListActions<CrmInteraction> {
  /** Called with the days to list, or with '' for all. Without it there is no filter by days. */
  onCreatedChange?: ((days: DateRange) => void) | undefined;
  /** Called with an `InteractionType`, or '' for all. */
  onTypeFilterChange: (type: string) => void;
  /** Logs an interaction. Must not reject. */
  onCreateInteraction: (values: InteractionValues) => Promise<SaveOutcome>;
  /** Called when the form opens, to load `formContacts`. */
  onFormOpen?: (() => void) | undefined;
}

export interface InteractionsScreenProps extends CrmPageProps {
  /** Columns: type, summary, direction, contact, agent, session, date. */
  state: InteractionsState;
  /** Called by the toolbar, the rows and the form. */
  actions: InteractionsActions;
  /** Custom parts. Columns: those of `state`. */
  slots?: ScreenSlots<InteractionRow> | undefined;
}
