import type { ReactNode } from 'react';
import type { FormDrafts } from '../patterns/FormDialog/formTypes.ts';
import type { ConfirmOutcome } from '../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { Remote } from '../remote.ts';

/** The tabs of the inbox. */
export type InboxTabName = 'chats' | 'orders' | 'contacts' | 'groups';

/** Whose conversations are listed. */
export type InboxViewName = 'mine' | 'unassigned' | 'participating' | 'all';

/** How far a conversation has come. */
export type InboxStatusName = 'open' | 'snoozed' | 'resolved';

/** What the list shows of all conversations. */
export interface InboxFilter {
  /** The open tab. */
  tab: InboxTabName;
  /** Whose conversations. */
  view: InboxViewName;
  /** '' for all. */
  status: InboxStatusName | '';
  /** '' for all. */
  tag: string;
  /** '' for all. */
  search: string;
}

/** A colleague. */
export interface InboxColleague {
  /** The id that calls take. */
  id: string;
  /** The name as it is shown. */
  name: string;
}

/** A conversation with a visitor. Texts are '' where the server sent none. */
export interface InboxItem {
  /** The id that calls and the address take. */
  id: string;
  /** The visitor. */
  name: string;
  /** Of the visitor. */
  email: string;
  /** Of the visitor, as the server wrote it. */
  phone: string;
  /** Of the visitor. */
  company: string;
  /** Whom the CRM knows the visitor as; '' for nobody. */
  contactId: string;
  /** Where it is held, such as 'Website'. */
  channel: string;
  /** From where the visitor writes, such as 'On the booking page'. */
  origin: string;
  /** Who answers; `null` for nobody. */
  assignedTo: InboxColleague | null;
  /** Whether the bot answers. */
  isWithBot: boolean;
  /** What the bot is called. */
  botName: string;
  /** The team that it belongs to. */
  group: string;
  /** `null` for a status that nobody knows. */
  status: InboxStatusName | null;
  /** The status as it came. */
  statusText: string;
  /** `null` where it sleeps until the visitor writes, or not at all. */
  snoozedUntil: Date | null;
  /** Words that it was marked with. */
  tags: readonly string[];
  /** Whether the visitor is there. */
  isOnline: boolean;
  /** How many messages of the visitor nobody has read. */
  unread: number;
  /** The last thing that was written; `null` for nothing. */
  lastMessage: {
    kind: 'visitor' | 'person' | 'bot' | 'event' | null;
    authorId: string;
    text: string;
    isPrivate: boolean;
  } | null;
  /** Colleagues who are writing an answer, by name. */
  typing: readonly string[];
  /** `null` for what is no date. */
  lastMessageAt: Date | null;
}

/** The conversations that were loaded so far. */
export interface InboxItems {
  /** The latest first. */
  conversations: readonly InboxItem[];
  /** '' after the last page. */
  nextCursor: string;
  /** How many each tab has under the same filters. */
  counts: Readonly<Record<InboxTabName, number>>;
  /** Every group in use. */
  groups: readonly string[];
  /** Every tag in use. */
  tags: readonly string[];
}

/** A message, a private note, or what became of the conversation. */
export interface InboxEntry {
  /** Unique in the thread. */
  key: string;
  /** `null` for one that nobody knows. */
  kind: 'visitor' | 'person' | 'bot' | 'event' | null;
  /** Both '' where the server sent none. */
  author: InboxColleague;
  /** As it was written. */
  text: string;
  /** Whether only colleagues see it. */
  isPrivate: boolean;
  /** What became of the conversation, where it is an event. */
  event: 'assigned' | 'unassigned' | 'bot' | 'resolved' | 'reopened' | 'snoozed' | null;
  /** Whom the conversation was given to. */
  target: string;
  /** `null` for what is no date. */
  createdAt: Date | null;
}

/** A thread as far as it was loaded. */
export interface InboxThread {
  /** What it is about, and who answers. */
  conversation: InboxItem;
  /** The oldest first. */
  messages: readonly InboxEntry[];
  /** '' where there are no older messages. */
  previousCursor: string;
}

/** A message that is on its way, or did not arrive. */
export interface InboxOutgoing {
  /** Unique. */
  clientId: string;
  /** As it was written. */
  text: string;
  /** Whether only colleagues will see it. */
  isPrivate: boolean;
  /** `taken`: another person answers, and taking over was not agreed to yet. */
  status: 'sending' | 'failed' | 'taken';
  /** Why it failed. */
  problem: string;
  /** Who answers, where it is taken. */
  owner: InboxColleague | null;
}

/** Loads what comes before or after, on demand. */
export interface InboxMore {
  /** Whether it is on its way. */
  isLoading: boolean;
  /** Why it could not be had; '' for nothing. */
  problem: string;
  /** Starts it. */
  onLoad: () => void;
}

/** A change of a conversation. */
export type InboxEdit =
  | { kind: 'assign'; owner: InboxColleague | null }
  | { kind: 'bot' }
  | { kind: 'resolve' }
  | { kind: 'reopen' }
  | { kind: 'snooze'; until: Date | null }
  | { kind: 'group'; group: string }
  | { kind: 'tags'; tags: readonly string[] };

/** The list beside the thread. */
export interface InboxListProps {
  /** The conversations, or why they are not there. */
  items: Remote<InboxItems>;
  /** What is shown of them. */
  filter: InboxFilter;
  /** Called with what changed. */
  onFilterChange: (part: Partial<InboxFilter>) => void;
  /** The address of a tab. */
  tabHref: (tab: InboxTabName) => string;
  /** The address that opens a conversation. */
  hrefOf: (id: string) => string;
  /** The open conversation; '' for none. */
  openId: string;
  /** Opens another one by the keyboard. */
  onOpen: (id: string) => void;
  /** Loads the next page. */
  more: InboxMore;
  /** The id of the person signed in. */
  userId: string;
}

/** What was typed to a conversation and not sent, by kind. */
export interface InboxDraft {
  /** To the visitor. */
  reply: string;
  /** To colleagues. */
  note: string;
}

/** The thread that is open, and what can be done about it. */
export interface InboxThreadProps {
  /** The thread, or why it is not there. */
  thread: Remote<InboxThread>;
  /** The id of the address. */
  conversationId: string;
  /** The person signed in. */
  user: InboxColleague;
  /** Leads back to the list, where one pane is seen at a time. */
  listHref: string;
  /** Loads older messages. */
  older: InboxMore;
  /** Who can be assigned. */
  team: Remote<readonly InboxColleague[]>;
  /** Called when the menu of colleagues is needed. */
  onTeamNeeded: () => void;
  /** Every group in use. */
  groups: readonly string[];
  /** Every tag in use. */
  tags: readonly string[];
  /** Changes the conversation; a failure is told elsewhere. */
  onEdit: (edit: InboxEdit) => void;
  /** What is on its way, or did not arrive. */
  outgoing: readonly InboxOutgoing[];
  /** Takes a text to be sent. */
  onSend: (text: string, isPrivate: boolean) => void;
  /** Sends once more what did not arrive. */
  onRetry: (clientId: string) => void;
  /** Gives back what did not arrive, to be written again. */
  onTakeBack: (clientId: string) => InboxOutgoing | undefined;
  /** Whom the person is asked to take over from; `null` while nobody asks. */
  takeOver: { from: InboxColleague; clientId: string } | null;
  /** Asks to take over. */
  onTakeOverAsk: () => void;
  /** Takes over, and sends what waits for it. Must not reject. */
  onTakeOver: () => Promise<ConfirmOutcome>;
  /** Leaves the conversation to whoever answers. */
  onTakeOverCancel: () => void;
  /** Why the person may not write; '' where they may. */
  refusal: string;
  /** Tries whether they may by now. */
  onRefusalRetry: () => void;
  /** What was typed, by conversation. */
  drafts: FormDrafts<InboxDraft>;
  /** Whether the device has a network. */
  isOnline: boolean;
  /** The address of a contact. */
  contactHref: (contactId: string) => string;
  /** Leads and earlier interactions of the contact; left out where the CRM does not know the visitor. */
  history: ReactNode;
}

export interface InboxScreenProps {
  /** The conversations. */
  list: InboxListProps;
  /** The open one; `null` for none. */
  thread: InboxThreadProps | null;
}
