import type {
  InboxConversation,
  InboxPage,
  InboxPerson,
  InboxStatus,
  InboxTab,
  InboxThread,
  InboxView,
} from '@platform/domain';
import type { ReactNode } from 'react';
import type { FormDrafts } from '../../patterns/FormDialog/formTypes.ts';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { PanelSlots, ScreenParts, ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';

/** Filters of the list. */
export interface InboxFilter {
  /** Open tab. */
  tab: InboxTab;
  /** Filter by assignee. */
  view: InboxView;
  /** '' for all. */
  status: InboxStatus | '';
  /** '' for all. */
  tag: string;
  /** '' for all. */
  search: string;
}

/** A message that is being sent or failed. */
export interface InboxOutgoing {
  /** Unique id from the client. */
  clientId: string;
  /** Text as written. */
  text: string;
  /** True for a note that only colleagues see. */
  isPrivate: boolean;
  /** `taken`: assigned to a colleague, and taking over is not confirmed yet. */
  status: 'sending' | 'failed' | 'taken';
  /** Reason of the failure. */
  problem: string;
  /** The colleague, if `taken`. */
  owner: InboxPerson | null;
}

/** Loads the next or previous page on demand. */
export interface InboxMore {
  /** True while loading. */
  isLoading: boolean;
  /** Error of the last load; '' for none. */
  problem: string;
  /** Starts loading. */
  onLoad: () => void;
}

/** A change of a conversation. */
export type InboxEdit =
  | { kind: 'assign'; owner: InboxPerson | null }
  | { kind: 'bot' }
  | { kind: 'resolve' }
  | { kind: 'reopen' }
  | { kind: 'snooze'; until: Date | null }
  | { kind: 'group'; group: string }
  | { kind: 'tags'; tags: readonly string[] };

/** List next to the thread. */
export interface InboxListProps {
  /** Conversations, or their error. */
  items: Remote<InboxPage>;
  /** Current filters. */
  filter: InboxFilter;
  /** Called with the changed filters. */
  onFilterChange: (part: Partial<InboxFilter>) => void;
  /** URL of a tab. */
  tabHref: (tab: InboxTab) => string;
  /** URL that opens a conversation. */
  hrefOf: (id: string) => string;
  /** Id of the open conversation; '' for none. */
  openId: string;
  /** Called by keyboard shortcuts with another id. */
  onOpen: (id: string) => void;
  /** Loads the next page. */
  more: InboxMore;
  /** Id of the current user. */
  userId: string;
  /**
   * Custom parts. Columns of the wide list: name, email, phone, assigned, group, status, tag.
   */
  slots?: InboxSlots | undefined;
}

/** Slots of the list of conversations. */
export interface InboxSlots extends Pick<ScreenSlots<InboxConversation>, 'runtime'> {
  /** The parts as defined. */
  readonly parts: Pick<ScreenParts<InboxConversation>, 'columns' | 'tabs' | 'empty'>;
}

/** Unsent texts of a conversation. */
export interface InboxDraft {
  /** Text to the visitor. */
  reply: string;
  /** Text to colleagues. */
  note: string;
}

/** A bot's answer that left a question open. */
export interface InboxLesson {
  /** What the visitor wrote before. */
  question: string;
  /** What the bot answered. */
  answered: string;
  /** Key of the bot's message. */
  messageKey: string;
}

/** The open thread and its actions. */
export interface InboxThreadProps {
  /** Messages, or their error. */
  thread: Remote<InboxThread>;
  /** Id in the URL. */
  conversationId: string;
  /** The current user. */
  user: InboxPerson;
  /** URL of the list, for layouts with a single pane. */
  listHref: string;
  /** Loads older messages. */
  older: InboxMore;
  /** Possible assignees. */
  team: Remote<readonly InboxPerson[]>;
  /** Called when the assign menu opens, to load `team`. */
  onTeamNeeded: () => void;
  /** All groups in use. */
  groups: readonly string[];
  /** All tags in use. */
  tags: readonly string[];
  /** Changes the conversation; the caller reports a failure. */
  onEdit: (edit: InboxEdit) => void;
  /** Messages that are being sent or failed. */
  outgoing: readonly InboxOutgoing[];
  /** Called with the message text on submit. */
  onSend: (text: string, isPrivate: boolean) => void;
  /** Sends a failed message again. */
  onRetry: (clientId: string) => void;
  /**
   * Opens the form that teaches a better answer, in threads that left the bot unresolved; without it
   * there is no such button. Memoise it.
   */
  onTeach?: ((lesson: InboxLesson) => void) | undefined;
  /** Removes a failed message and returns it for editing. */
  onRestoreDraft: (clientId: string) => InboxOutgoing | undefined;
  /** The colleague to take over from; `null` while the dialog is closed. */
  takeOver: { from: InboxPerson; clientId: string } | null;
  /** Opens the take-over dialog. */
  onTakeOverRequest: () => void;
  /** Takes over and sends the waiting message. Must not reject. */
  onTakeOver: () => Promise<ConfirmOutcome>;
  /** Closes the take-over dialog. */
  onTakeOverCancel: () => void;
  /** Reason why the user may not write; '' if they may. */
  refusal: string;
  /** Checks the permission again. */
  onRefusalRetry: () => void;
  /** Drafts by conversation. */
  drafts: FormDrafts<InboxDraft>;
  /** False if the device is offline. */
  isOnline: boolean;
  /** URL of a contact. */
  contactHref: (contactId: string) => string;
  /** Leads and earlier interactions; omitted if the CRM does not know the visitor. */
  history: ReactNode;
  /** Custom parts of the contact card. */
  slots?: PanelSlots<InboxConversation> | undefined;
}

export interface InboxScreenProps {
  /** List of conversations. */
  list: InboxListProps;
  /** The open thread; `null` for none. */
  thread: InboxThreadProps | null;
}
