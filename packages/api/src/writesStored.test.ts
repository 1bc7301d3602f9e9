import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import type { AnyResource, Change } from './resource.ts';
import { withChanges } from './testing/withChanges.ts';

type Changes = readonly Change[] | undefined;
type Row = Record<string, unknown>;

/** Two rows as listed; the response of a write has another key. */
const [a, b]: [Row, Row] = [
  { key: 'row-1', id: 'a', title: 'Old' },
  { key: 'row-2', id: 'b', title: 'Old' },
];
const stored = { key: 'a', id: 'a', title: 'New' };
const asListed = { ...stored, key: 'row-1' };
/** Inputs and responses have only what the changes read. */
const any = (value: unknown) => value as never;

describe('the response of a write', () => {
  it.each<[string, AnyResource, string, Changes, Row]>([
    [
      'a saved content',
      api.contents,
      'contents',
      api.saveContent.onDone?.(any({}), any(stored)),
      asListed,
    ],
    [
      'a content with another status',
      api.contents,
      'contents',
      api.changeContentStatus.onDone?.(any({}), any(stored)),
      asListed,
    ],
    [
      'a restored content',
      api.contents,
      'contents',
      api.restoreVersion.onDone?.(any({}), any(stored)),
      asListed,
    ],
    [
      'a document that is indexed again',
      api.documents,
      'documents',
      api.reindexKnowledge.onDone?.(any({ documentId: 'a' }), any(stored)),
      asListed,
    ],
    [
      'a conversation that changed',
      api.inboxConversations,
      'conversations',
      api.changeInboxConversation.onDone?.(any({ id: 'a' }), any(stored)),
      asListed,
    ],
    [
      'a conversation that was read',
      api.inboxConversations,
      'conversations',
      api.markInboxRead.onDone?.('a', any(stored)),
      asListed,
    ],
    [
      'an agent that has other knowledge',
      api.agentDetails,
      'agents',
      api.attachKnowledge.onDone?.(any({ id: 'a' }), {
        change: { knowledgeBaseIds: ['k'] },
        stored: null,
      }),
      { ...a, knowledgeBaseIds: ['k'] },
    ],
    [
      'the passages of an agent, with the number that the server stored',
      api.agentDetails,
      'agents',
      api.changeRetrieval.onDone?.(
        { id: 'a', change: { retrievalSize: 9 } },
        any({ id: 'a', retrievalSize: 5 }),
      ),
      { ...a, retrievalSize: 5 },
    ],
  ])('is displayed in the list: %s', (_what, resource, rows, changes, shown) => {
    const list = { [rows]: [a, b], nextCursor: 'p2' };
    expect(withChanges(resource, list, changes)).toEqual({ [rows]: [shown, b], nextCursor: 'p2' });
  });

  it.each<[string, AnyResource, Changes]>([
    ['a saved content', api.content, api.saveContent.onDone?.(any({}), any(stored))],
    ['a changed agent', api.agent, api.changeAgent.onDone?.(any({ id: 'a' }), any(stored))],
  ])('updates the record and no other: %s', (_what, resource, changes) => {
    expect(withChanges<object>(resource, a, changes)).toBe(stored);
    expect(withChanges<object>(resource, b, changes)).toBe(b);
    expect(withChanges<object | undefined>(resource, undefined, changes)).toBeUndefined();
  });

  it.each<[string, Changes]>([
    ['an agent', api.changeAgent.onDone?.(any({ id: 'a' }), null)],
    ['a document', api.reindexKnowledge.onDone?.(any({ documentId: 'a' }), null)],
    ['a knowledge base', api.addKnowledgeBase.onDone?.(any({}), null)],
    ['a contact', api.addContact.onDone?.(any({}), null)],
  ])('without data changes nothing: %s', (_what, changes) => {
    expect(changes).toEqual([]);
  });

  it('stores the signed-in user, even if none was cached', () => {
    const user = any({ id: 'u', firstName: 'Bo' });
    const changes = api.changeProfile.onDone?.(any({}), user);
    expect(withChanges<object | undefined>(api.profile, undefined, changes)).toBe(user);
  });

  it('adds a new knowledge base to the cached list', () => {
    const list = { knowledgeBases: [a], total: 1 };
    const changes = api.addKnowledgeBase.onDone?.(any({}), any(b));
    expect(withChanges(api.knowledgeBases, list, changes)).toEqual({
      knowledgeBases: [a, b],
      total: 1,
    });
  });
});

describe('a removed record', () => {
  it.each<[string, AnyResource, string, Changes]>([
    ['content', api.contents, 'contents', api.deleteContent.onDone?.({ id: 'a' })],
    ['agent', api.agents, 'agents', api.deleteAgent.onDone?.({ id: 'a' })],
  ])('is removed from the list and its total: %s', (_what, resource, rows, changes) => {
    const remaining = (list: object) => withChanges(resource, list, changes);
    expect(remaining({ [rows]: [a, b], total: 9 })).toEqual({ [rows]: [b], total: 8 });
    expect(remaining({ [rows]: [a, b], total: null })).toEqual({ [rows]: [b], total: null });
    expect(remaining({ [rows]: [b], total: 9 })).toEqual({ [rows]: [b], total: 9 });
  });
});

describe('an optimistic change', () => {
  it.each<[string, AnyResource, string, Changes, Row]>([
    [
      'the status of a content',
      api.contents,
      'contents',
      api.changeContentStatus.optimistic?.({ id: 'a', status: 'ready' }),
      { ...a, status: 'ready', statusText: 'ready' },
    ],
    [
      'a tool that is off',
      api.tools,
      'tools',
      api.switchTool.optimistic?.({ id: 'a', name: 'A', isEnabled: false }),
      { ...a, isEnabled: false },
    ],
    [
      'an agent that is on',
      api.agents,
      'agents',
      api.switchAgent.optimistic?.({ id: 'a', isEnabled: true }),
      { ...a, isEnabled: true },
    ],
  ])('is %s, and every other row is unchanged', (_what, resource, rows, changes, shown) => {
    const list = { [rows]: [a, b], total: 2 };
    expect(withChanges(resource, list, changes)).toEqual({ [rows]: [shown, b], total: 2 });
  });
});

describe('an integration that was disconnected', () => {
  it('has no account and no scopes', () => {
    const slack = {
      provider: 'slack',
      status: 'connected',
      accountLabel: 'ops',
      grantedScopes: ['x'],
    };
    const gmail = { ...slack, provider: 'gmail' };
    const changes = api.disconnectProvider.onDone?.({ provider: 'slack' });
    const list = { integrations: [slack, gmail], unreadable: [] };
    expect(withChanges(api.integrations, list, changes)).toEqual({
      integrations: [
        { provider: 'slack', status: 'not_connected', accountLabel: '', grantedScopes: [] },
        gmail,
      ],
      unreadable: [],
    });
  });
});

describe('the next page', () => {
  const inbox = { tab: 'chats', view: 'all' } as const;
  it.each<[string, AnyResource, string, object, Changes]>([
    [
      'invoices',
      api.invoices,
      'invoices',
      { nextCursor: 'p2', requestedCursors: [] },
      api.loadMoreInvoices.onDone?.('p2', any({ invoices: [b], nextCursor: null })),
    ],
    [
      'the history',
      api.contentHistory,
      'events',
      { contentId: '', nextCursor: 'p2' },
      api.loadMoreHistory.onDone?.(
        { contentId: '', cursor: 'p2' },
        any({ events: [b], nextCursor: '' }),
      ),
    ],
    [
      'conversations',
      api.inboxConversations,
      'conversations',
      { query: inbox, nextCursor: 'p2' },
      api.loadMoreInbox.onDone?.(
        { query: inbox, cursor: 'p2' },
        any({ conversations: [b], nextCursor: '' }),
      ),
    ],
    [
      'notifications',
      api.notifications,
      'notifications',
      { filter: 'all', category: '', nextCursor: 'p2' },
      api.loadMoreNotifications.onDone?.(
        { filter: 'all', category: '', cursor: 'p2' },
        any({ notifications: [b], nextCursor: '' }),
      ),
    ],
  ])('of %s is appended to the loaded rows', (_what, resource, rows, list, changes) => {
    expect(withChanges(resource, { ...list, [rows]: [a] }, changes)).toMatchObject({
      [rows]: [a, b],
    });
  });

  it('of a thread is prepended to the loaded messages', () => {
    const thread = { conversation: { id: 'c' }, messages: [b], previousCursor: 'p2' };
    const older = any({ ...thread, messages: [a], previousCursor: '' });
    const changes = api.loadOlderMessages.onDone?.({ id: 'c', cursor: 'p2' }, older);
    expect(withChanges(api.inboxThread, thread, changes).messages).toEqual([a, b]);
  });
});
