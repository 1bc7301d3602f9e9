import type {
  InboxPage,
  InboxPerson,
  InboxStatus,
  InboxTab,
  InboxThread,
  InboxView,
} from '@platform/domain';
import type { ReactNode } from 'react';
import type { FormDrafts } from '../patterns/FormDialog/formTypes.ts';
import type { ConfirmOutcome } from '../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { Remote } from '../remote.ts';

/** What the list shows of all conversations. */
export interface InboxFilter {
  /** The open tab. */
  tab: InboxTab;
  /** Whose conversations. */
  view: InboxView;
  /** '' for all. */
  status: InboxStatus | '';
  /** '' for all. */
  tag: string;
  /** '' for all. */
  search: string;
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
  owner: InboxPerson | null;
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
  | { kind: 'assign'; owner: InboxPerson | null }
  | { kind: 'bot' }
  | { kind: 'resolve' }
  | { kind: 'reopen' }
  | { kind: 'snooze'; until: Date | null }
  | { kind: 'group'; group: string }
  | { kind: 'tags'; tags: readonly string[] };

/** The list beside the thread. */
export interface InboxListProps {
  /** The conversations, or why they are not there. */
  items: Remote<InboxPage>;
  /** What is shown of them. */
  filter: InboxFilter;
  /** Called with what changed. */
  onFilterChange: (part: Partial<InboxFilter>) => void;
  /** The address of a tab. */
  tabHref: (tab: InboxTab) => string;
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
  user: InboxPerson;
  /** Leads back to the list, where one pane is seen at a time. */
  listHref: string;
  /** Loads older messages. */
  older: InboxMore;
  /** Who can be assigned. */
  team: Remote<readonly InboxPerson[]>;
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
  takeOver: { from: InboxPerson; clientId: string } | null;
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
