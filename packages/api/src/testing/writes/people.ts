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
const message = { conversationId: 'c', clientId: 'm1', text: 'Hello', isPrivate: true };
const nextPage = { query: { tab: 'chats', view: 'all' }, cursor: 'p2' } as const;
const unread = { id: 'n', isRead: false, isArchived: false };
const CONTACT =
  '{"name":"Bo Ek","email":"b@x.test","phone":"","consent_sms":false,"consent_voice":false,"notes":"","tags":[],"extra":{}}';
const CHANGED =
  '{"name":"Bo Ek","email":"b@x.test","phone":"","consent_sms":true,"consent_voice":false,"notes":"n","tags":["vip"],"extra":{"rank":3}}';

export const peopleWrites = {
  addContact: write('is the same one', api.addContact, {
    one: person,
    again: { ...person },
    apart: { ...person, phone: '1' },
    answer: { id: 'c' },
    sends: [`POST /crm/v1/contacts/ ${CONTACT}`],
    rereads: [contacts],
  }),
  changeContact: write('is sent afterwards', api.changeContact, {
    one: { contact: known('c'), fields: typed },
    again: { contact: known('c'), fields: { ...typed, notes: '' } },
    apart: { contact: known('d'), fields: typed },
    sends: [`PATCH /crm/v1/contacts/c ${CHANGED}`],
    rereads: [contacts, contactById],
  }),
  addLead: write('is the same one', api.addLead, {
    one: lead,
    again: { ...lead },
    apart: { ...lead, notes: 'n' },
    sends: [
      'POST /crm/v1/leads/ {"contact_id":"c","status":"New","source":"Fair","owner_id":"","notes":"","details":{}}',
    ],
    rereads: [leads],
  }),
  changeLead: write('is sent afterwards', api.changeLead, {
    one: { lead: known('l'), change },
    again: { lead: known('l'), change: { ...change, notes: 'n' } },
    apart: { lead: known('m'), change },
    sends: ['PATCH /crm/v1/leads/l {"status":"Contacted","owner_id":"o","notes":"","details":{}}'],
  }),
  addInteraction: write('is the same one', api.addInteraction, {
    one: call,
    again: { ...call },
    apart: { ...call, summary: 'Rang off' },
    sends: [
      'POST /crm/v1/interactions/ {"contact_id":"c","type":"call","direction":"in","summary":"Rang","payload":{}}',
    ],
    rereads: [interactions],
  }),
  changeInboxConversation: write('is sent afterwards', api.changeInboxConversation, {
    one: { id: 'c', assigned: { to: 'me', known: null }, owner: { id: 'me', name: 'Me' } },
    again: { id: 'c', status: 'resolved' },
    apart: { id: 'd', status: 'resolved' },
    sends: [
      'PATCH /chatbot/v1/inbox/conversations/c {"assigned_to":"me","known_assigned_to":null}',
    ],
    rereads: [inboxConversations, inboxThread],
  }),
  markInboxRead: write('is the same one', api.markInboxRead, {
    one: 'c',
    apart: 'd',
    sends: ['PATCH /chatbot/v1/inbox/conversations/c {"is_read":true}'],
  }),
  sendInboxText: write('is the same one', api.sendInboxText, {
    one: message,
    again: { ...message },
    apart: { ...message, clientId: 'm2' },
    sends: [
      'POST /chatbot/v1/inbox/conversations/c/messages {"text":"Hello","private":true,"client_id":"m1"}',
    ],
    rereads: [inboxConversations, inboxThread],
  }),
  loadMoreInbox: write('is the same one', api.loadMoreInbox, {
    one: nextPage,
    apart: { ...nextPage, query: { tab: 'chats', view: 'mine' } },
    sends: ['GET /chatbot/v1/inbox/conversations?tab=chats&view=all&cursor=p2'],
  }),
  loadOlderMessages: write('is the same one', api.loadOlderMessages, {
    one: { id: 'c', cursor: 'p2' },
    apart: { id: 'd', cursor: 'p2' },
    sends: ['GET /chatbot/v1/inbox/conversations/c/messages?before=p2'],
  }),
  toggleNotificationRead: write('is sent afterwards', api.toggleNotificationRead, {
    one: unread,
    again: { ...unread, isRead: true },
    apart: { ...unread, id: 'o' },
    sends: ['POST /notifications/v1/notifications/n/read'],
  }),
  archiveNotification: write('is the same one', api.archiveNotification, {
    one: unread,
    apart: { ...unread, id: 'o' },
    sends: ['POST /notifications/v1/notifications/n/archive'],
  }),
  readAllNotifications: write('is sent at once', api.readAllNotifications, {
    one: { before: new Date(0), count: 2, isConfirmed: Promise.resolve(true) },
    sends: [
      'POST /notifications/v1/notifications/read-all {"before":"1970-01-01T00:00:00.000Z"} outliving the page',
    ],
  }),
  loadMoreNotifications: write('is the same one', api.loadMoreNotifications, {
    one: { filter: 'unread', category: '', cursor: 'p2' },
    apart: { filter: 'unread', category: 'team', cursor: 'p2' },
    sends: ['GET /notifications/v1/notifications?filter=unread&cursor=p2'],
  }),
} as const;
