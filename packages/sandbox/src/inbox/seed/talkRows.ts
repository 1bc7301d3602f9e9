import type { InboxEvent } from '@platform/api/contract';
import { contactsOf } from '../../crm/seedContacts.ts';
import type { SeedContact } from '../../crm/seedContacts.ts';
import type { SeedPerson } from '../../seed/people.ts';
import { addSeconds } from '../../session/tokenSet.ts';
import type { ConversationRecord, MessageRecord } from '../wire.ts';
import type { SeedTalk } from './types.ts';

const MINUTE = 60;
const MINUTES_APART = 3;
const SNOOZE_SECONDS = 20 * 3600;

export interface TalkTenant {
  id: string;
  prefix: string;
  people: readonly SeedPerson[];
  botName: string;
}

export function talkRows(tenant: TalkTenant, talks: readonly SeedTalk[], at: Date, first: number) {
  const numbers = talks.map(({ contact }) => contact);
  const contacts = contactsOf(tenant.id, tenant.prefix, Math.max(...numbers, 0), at);
  const seeds = talks.map((talk, index) =>
    talkRow(tenant, talk, contacts[talk.contact - 1], first + index, at),
  );
  return {
    conversations: seeds.map(({ conversation }) => conversation),
    messages: seeds.flatMap(({ messages }) => messages),
  };
}

function talkRow(
  { id: tenantId, prefix, people, botName }: TalkTenant,
  talk: SeedTalk,
  contact: SeedContact | undefined,
  number: number,
  at: Date,
) {
  const id = conversationId(prefix, number);
  const visitor = talk.visitor ?? contact ?? { name: '', email: '', phone: '' };
  const lastAt = addSeconds(at, -talk.ago * MINUTE);
  const messages = talk.lines.map((line, index): MessageRecord => {
    const before = talk.lines.length - 1 - index;
    return {
      ...messageOf(line, { visitor: visitor.name, people, botName }),
      id: `msg_${prefix}${String(number).padStart(4, '0')}_${index + 1}`,
      conversationId: id,
      sequence: index + 1,
      createdAt: addSeconds(lastAt, -before * MINUTES_APART * MINUTE),
    };
  });
  const company = contact?.extra?.['company'];
  const conversation: ConversationRecord = {
    id,
    tenantId,
    tab: talk.tab,
    visitorName: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    company: typeof company === 'string' ? company : '',
    contactId: contact?.id ?? null,
    channel: talk.channel,
    origin: talk.origin,
    assignedTo: typeof talk.owner === 'number' ? (people[talk.owner]?.id ?? null) : null,
    isWithBot: talk.owner === 'bot',
    botName,
    team: talk.group ?? '',
    status: talk.status ?? 'open',
    snoozedUntil: talk.status === 'snoozed' ? addSeconds(at, SNOOZE_SECONDS) : null,
    tags: talk.tags ?? [],
    isOnline: talk.isOnline ?? false,
    unread: talk.unread ?? 0,
    typing: [],
    messages: messages.length,
    lastMessageAt: lastAt,
    createdAt: messages[0]?.createdAt ?? lastAt,
  };
  return { conversation, messages };
}

function conversationId(prefix: string, number: number): string {
  return `icv_${prefix}${String(number).padStart(4, '0')}`;
}

interface Speakers {
  visitor: string;
  people: readonly SeedPerson[];
  botName: string;
}

type MessageFields = Omit<MessageRecord, 'id' | 'conversationId' | 'sequence' | 'createdAt'>;

const events: Readonly<Record<string, InboxEvent>> = {
  '>': 'assigned',
  '!': 'resolved',
  '~': 'snoozed',
};

function messageOf(line: string, { visitor, people, botName }: Speakers): MessageFields {
  const [mark = '', ...words] = line.split(' ');
  const text = words.join(' ');
  const plain: MessageFields = {
    kind: 'visitor',
    authorId: null,
    authorName: visitor,
    text,
    isPrivate: false,
    clientId: null,
    event: null,
    targetId: null,
    targetName: null,
  };
  const by = (digit: string) => {
    const person = people[Number(digit)];
    if (!person) throw new Error(`There is no person with the index ${digit}.`);
    return { authorId: person.id, authorName: `${person.firstName} ${person.lastName}` };
  };
  if (mark === 'v') return plain;
  if (mark === 'b') return { ...plain, kind: 'bot', authorName: botName };
  if (mark.startsWith('n'))
    return { ...plain, ...by(mark.slice(1)), kind: 'person', isPrivate: true };
  const event = events[mark];
  if (event === undefined) return { ...plain, ...by(mark), kind: 'person' };
  const { authorId, authorName } = by(text);
  const target = event === 'assigned' ? { targetId: authorId, targetName: authorName } : {};
  return { ...plain, kind: 'event', event, text: '', authorId, authorName, ...target };
}
