import * as api from '../../index.ts';
import { write } from './write.ts';

const { contacts, contactById, inboxConversations, inboxThread, interactions, leads } = api;
const person = { firstName: 'Bo', lastName: 'Ek', email: ' b@x.test', phone: '' };
const known = (key: string) =>
  ({ key, id: key, tags: ['vip'], consentSms: true, extra: { rank: 3 } }) as unknown as api.Contact;
const typed = { ...person, notes: 'n' };
const lead = { contactId: 'c', status: 'New', source: 'Fair', ownerId: '', notes: '' } as const;
const change = { status: 'Contacted', ownerId: 'o', notes: '', details: {} };
const call = { contactId: 'c', type: 'call', direction: 'in', summary: 'Rang' } as const;
const loggable = { id: 'cnv_1', sessionId: 'ses_1', contactId: 'd' };
const message = { conversationId: 'c', clientId: 'm1', text: 'Hello', isPrivate: true };
const nextPage = { query: { tab: 'chats', view: 'all' }, cursor: 'p2' } as const;
const unread = { id: 'n', isRead: false, isArchived: false };
const CONTACT =
  '{"name":"Bo Ek","email":"b@x.test","phone":"","consent_sms":false,"consent_voice":false,"notes":"","tags":[],"extra":{}}';
const CHANGED =
  '{"name":"Bo Ek","email":"b@x.test","phone":"","consent_sms":true,"consent_voice":false,"notes":"n","tags":["vip"],"extra":{"rank":3}}';

export const peopleWrites = {
  addContact: write('join', api.addContact, {
    input: person,
    sameTarget: { ...person },
    otherTarget: { ...person, phone: '1' },
    response: { id: 'c' },
    requests: [`POST /crm/v1/contacts/ ${CONTACT}`],
    invalidates: [contacts],
  }),
  changeContact: write('queue', api.changeContact, {
    input: { contact: known('c'), fields: typed },
    sameTarget: { contact: known('c'), fields: { ...typed, notes: '' } },
    otherTarget: { contact: known('d'), fields: typed },
    requests: [`PATCH /crm/v1/contacts/c ${CHANGED}`],
    invalidates: [contacts, contactById],
  }),
  addLead: write('join', api.addLead, {
    input: lead,
    sameTarget: { ...lead },
    otherTarget: { ...lead, notes: 'n' },
    requests: [
      'POST /crm/v1/leads/ {"contact_id":"c","status":"New","source":"Fair","owner_id":"","notes":"","details":{}}',
    ],
    invalidates: [leads],
  }),
  changeLead: write('queue', api.changeLead, {
    input: { lead: known('l'), change },
    sameTarget: { lead: known('l'), change: { ...change, notes: 'n' } },
    otherTarget: { lead: known('m'), change },
    requests: [
      'PATCH /crm/v1/leads/l {"status":"Contacted","owner_id":"o","notes":"","details":{}}',
    ],
  }),
  addInteraction: write('join', api.addInteraction, {
    input: call,
    sameTarget: { ...call },
    otherTarget: { ...call, summary: 'Rang off' },
    requests: [
      'POST /crm/v1/interactions/ {"contact_id":"c","type":"call","direction":"in","summary":"Rang","payload":{}}',
    ],
    invalidates: [interactions],
  }),
  logCall: write('join', api.logCall, {
    input: { call: loggable, input: call },
    sameTarget: { call: loggable, input: { ...call, summary: 'Rang off' } },
    otherTarget: { call: { ...loggable, id: 'cnv_2' }, input: call },
    response: [],
    requests: [
      'GET /crm/v1/interactions/?limit=100',
      'GET /crm/v1/interactions/?limit=100&contact_id=d',
      'GET /crm/v1/interactions/?limit=100&contact_id=c',
      'POST /crm/v1/interactions/ {"contact_id":"c","type":"call","direction":"in","summary":"Rang","payload":{"conversation_id":"cnv_1"}}',
    ],
    invalidates: [interactions],
  }),
  changeInboxConversation: write('queue', api.changeInboxConversation, {
    input: { id: 'c', assigned: { to: 'me', known: null }, owner: { id: 'me', name: 'Me' } },
    sameTarget: { id: 'c', status: 'resolved' },
    otherTarget: { id: 'd', status: 'resolved' },
    requests: [
      'PATCH /chatbot/v1/inbox/conversations/c {"assigned_to":"me","known_assigned_to":null}',
    ],
    invalidates: [inboxConversations, inboxThread],
  }),
  markInboxRead: write('join', api.markInboxRead, {
    input: 'c',
    otherTarget: 'd',
    requests: ['PATCH /chatbot/v1/inbox/conversations/c {"is_read":true}'],
  }),
  sendInboxText: write('join', api.sendInboxText, {
    input: message,
    sameTarget: { ...message },
    otherTarget: { ...message, clientId: 'm2' },
    requests: [
      'POST /chatbot/v1/inbox/conversations/c/messages {"text":"Hello","private":true,"client_id":"m1"}',
    ],
    invalidates: [inboxConversations, inboxThread],
  }),
  loadMoreInbox: write('join', api.loadMoreInbox, {
    input: nextPage,
    otherTarget: { ...nextPage, query: { tab: 'chats', view: 'mine' } },
    requests: ['GET /chatbot/v1/inbox/conversations?tab=chats&view=all&cursor=p2'],
  }),
  loadOlderMessages: write('join', api.loadOlderMessages, {
    input: { id: 'c', cursor: 'p2' },
    otherTarget: { id: 'd', cursor: 'p2' },
    requests: ['GET /chatbot/v1/inbox/conversations/c/messages?before=p2'],
  }),
  toggleNotificationRead: write('queue', api.toggleNotificationRead, {
    input: unread,
    sameTarget: { ...unread, isRead: true },
    otherTarget: { ...unread, id: 'o' },
    requests: ['POST /notifications/v1/notifications/n/read'],
  }),
  archiveNotification: write('join', api.archiveNotification, {
    input: unread,
    otherTarget: { ...unread, id: 'o' },
    requests: ['POST /notifications/v1/notifications/n/archive'],
  }),
  readAllNotifications: write('parallel', api.readAllNotifications, {
    input: { before: new Date(0), count: 2, isConfirmed: Promise.resolve(true) },
    requests: [
      'POST /notifications/v1/notifications/read-all {"before":"1970-01-01T00:00:00.000Z"} outliving the page',
    ],
  }),
  loadMoreNotifications: write('join', api.loadMoreNotifications, {
    input: { filter: 'unread', category: '', cursor: 'p2' },
    otherTarget: { filter: 'unread', category: 'team', cursor: 'p2' },
    requests: ['GET /notifications/v1/notifications?filter=unread&cursor=p2'],
  }),
} as const;
