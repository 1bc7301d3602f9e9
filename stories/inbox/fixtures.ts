import type { InboxConversation, InboxMessage, InboxPage, InboxThread } from '@platform/domain';
import type { InboxListProps, InboxOutgoing, InboxThreadProps } from '@platform/ui/inbox';
import { fn } from 'storybook/test';
import { ready } from '../remotes.ts';

export const priya = { id: 'priya.nair', name: 'Priya Nair' };
export const amara = { id: 'amara.okafor', name: 'Amara Okafor' };
const lucia = { id: 'lucia.fernandez', name: 'Lucía Fernández' };

const at = (day: number, hour: number, minute: number) => new Date(2024, 5, day, hour, minute);

const item = (
  id: string,
  name: string,
  overrides: Partial<InboxConversation> = {},
): InboxConversation => ({
  key: id,
  id,
  tab: 'chats',
  name,
  email: `${id}@customer.example`,
  phone: '+44 20 7946 0112',
  company: '',
  contactId: `con-${id}`,
  channel: 'Website',
  origin: 'On the booking page',
  assignedTo: priya,
  isWithBot: false,
  botName: 'Website assistant',
  group: 'Front desk team',
  status: 'open',
  statusText: 'open',
  snoozedUntil: null,
  tags: [],
  isOnline: false,
  unread: 0,
  lastMessage: { kind: 'visitor', authorId: '', text: 'Thank you', isPrivate: false },
  typing: [],
  lastMessageAt: at(18, 11, 46),
  createdAt: at(18, 11, 40),
  ...overrides,
});

const lastMessageOf = (text: string, overrides: object = {}) => ({
  kind: 'visitor' as const,
  authorId: '',
  text,
  isPrivate: false,
  ...overrides,
});

export const elena = item('elena', 'Elena Petrova', {
  company: 'Harbour & Lane',
  tags: ['VIP'],
  isOnline: true,
  lastMessage: lastMessageOf('Is there parking near the clinic?'),
});

export const conversations: InboxConversation[] = [
  elena,
  item('marcus', 'Marcus Bell', {
    channel: 'WhatsApp',
    assignedTo: null,
    unread: 2,
    isOnline: true,
    group: 'Sales',
    tags: ['price'],
    lastMessage: lastMessageOf('Could you send the price for two sites'),
    lastMessageAt: at(18, 11, 38),
  }),
  item('sofia', 'Sofía Marín', {
    status: 'snoozed',
    statusText: 'snoozed',
    assignedTo: lucia,
    lastMessage: lastMessageOf('Perfecto, muchas gracias'),
    lastMessageAt: at(18, 11, 12),
  }),
  item('ravi', 'రవి తేజ', {
    channel: 'WhatsApp',
    assignedTo: null,
    unread: 1,
    phone: '',
    lastMessage: lastMessageOf('I have passed this to a person', { kind: 'bot' }),
    lastMessageAt: at(18, 10, 51),
  }),
  item('noa', 'נועה לוי', {
    assignedTo: amara,
    group: 'Support',
    lastMessage: lastMessageOf('תודה רבה!'),
    lastMessageAt: at(18, 10, 20),
  }),
  item('hannah', 'Hannah Köhler', {
    channel: 'Email',
    lastMessage: lastMessageOf('The report is attached', { kind: 'person', authorId: priya.id }),
    lastMessageAt: at(17, 16, 2),
  }),
  item('pedro', 'Pedro Duarte', {
    status: 'resolved',
    statusText: 'resolved',
    assignedTo: amara,
    lastMessage: lastMessageOf('Obrigado, até sexta'),
    lastMessageAt: at(17, 9, 41),
  }),
  item('giulia', 'Giulia Conti', {
    assignedTo: null,
    isWithBot: true,
    group: '',
    lastMessage: lastMessageOf('We open at nine.', { kind: 'bot' }),
    lastMessageAt: at(16, 18, 30),
  }),
];

export const itemsOf = (
  rows: readonly InboxConversation[],
  overrides: Partial<InboxPage> = {},
): InboxPage => ({
  conversations: rows,
  nextCursor: '',
  counts: { chats: rows.length, orders: 3, contacts: 0, groups: 2 },
  groups: ['Front desk team', 'Sales', 'Support'],
  tags: ['VIP', 'price'],
  ...overrides,
});

let entries = 0;
const entry = (
  kind: InboxMessage['kind'],
  text: string,
  minute: number,
  overrides: Partial<InboxMessage> = {},
): InboxMessage => ({
  key: `m-${(entries += 1)}`,
  id: `m-${entries}`,
  kind,
  author:
    kind === 'visitor'
      ? { id: '', name: 'Elena Petrova' }
      : kind === 'bot'
        ? { id: '', name: 'Website assistant' }
        : priya,
  text,
  isPrivate: false,
  clientId: '',
  event: null,
  target: '',
  createdAt: at(18, 11, minute),
  ...overrides,
});

export const messages: InboxMessage[] = [
  entry('bot', 'Hello, this is the website assistant. What can I help you with?', 40),
  entry('visitor', 'I am booked for Friday 09:40. Can I bring my son along?', 40),
  entry('bot', 'Yes, children are welcome. Shall I note that for the practice?', 41),
  entry('event', '', 43, { event: 'assigned', target: 'Priya Nair' }),
  entry('visitor', 'Please do. Is there parking near the clinic?', 46),
  entry('person', 'Room 2 has the play corner. Swap with Jonas if you can.', 47, {
    isPrivate: true,
    author: amara,
  }),
];

export const threadOf = (
  conversation: InboxConversation,
  overrides: Partial<InboxThread> = {},
): InboxThread => ({
  conversation,
  messages,
  previousCursor: '',
  ...overrides,
});

const more = { isLoading: false, problem: '', onLoad: () => {} };

export const list: InboxListProps = {
  items: ready(itemsOf(conversations)),
  filter: { tab: 'chats', view: 'all', status: '', tag: '', search: '' },
  onFilterChange: fn(),
  tabHref: (tab) => `/inbox?tab=${tab}`,
  hrefOf: (id) => `/inbox?conversation=${id}`,
  openId: '',
  onOpen: fn(),
  more,
  userId: priya.id,
};

export const thread: InboxThreadProps = {
  thread: ready(threadOf(elena)),
  conversationId: 'elena',
  user: priya,
  listHref: '/inbox',
  older: more,
  team: ready([priya, amara, lucia]),
  onTeamNeeded: fn(),
  groups: ['Front desk team', 'Sales', 'Support'],
  tags: ['VIP', 'price'],
  onEdit: fn(),
  outgoing: [],
  onSend: fn(),
  onRetry: fn(),
  onRestoreDraft: fn(),
  takeOver: null,
  onTakeOverRequest: fn(),
  onTakeOver: fn(async () => Promise.resolve(undefined)),
  onTakeOverCancel: fn(),
  refusal: '',
  onRefusalRetry: fn(),
  drafts: { read: () => undefined, keep: fn() },
  isOnline: true,
  contactHref: (id) => `/crm/contacts?contact=${id}`,
  history: null,
};

export const outgoing = (overrides: Partial<InboxOutgoing> = {}): InboxOutgoing => ({
  clientId: 'c-1',
  text: 'There are six free places behind the clinic.',
  isPrivate: false,
  status: 'failed',
  problem: 'Check the connection and try again.',
  owner: null,
  ...overrides,
});
