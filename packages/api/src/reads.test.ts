import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import type { Resource } from './resource.ts';
import { recorder } from './testing/recorder.ts';

interface Read {
  resource: object;
  /** Calls of the first load, in order. */
  sends: () => Promise<{ calls: string[]; signals: unknown[] }>;
  promised: string;
  signal: AbortSignal;
}

/** Describes which call loads a resource. */
function read<Data, Params extends object>(
  resource: Resource<Data, Params>,
  params: Params,
  promised: string,
): Read {
  const { signal } = new AbortController();
  return {
    resource,
    promised,
    signal,
    async sends() {
      const { api: client, log, signals } = recorder();
      // Unreadable responses are covered by another test.
      await Promise.resolve(resource.load(client, params, signal)).catch(() => undefined);
      return { calls: log, signals };
    },
  };
}

const page = { limit: 20, offset: 40, search: 'x' };
const PAGE = 'limit=20&offset=40&search=x';

const reads: Record<string, Read> = {
  agent: read(api.agent, { id: 'a' }, 'GET /voice/v1/agents/a'),
  agents: read(
    api.agents,
    { ...page, type: 'inbound', isEnabled: false },
    `GET /voice/v1/agents?${PAGE}&agent_type=inbound&is_enabled=false`,
  ),
  agentDetails: read(api.agentDetails, { limit: 5 }, 'GET /voice/v1/agents?limit=5'),
  agentTemplates: read(api.agentTemplates, {}, 'GET /voice/v1/agent-templates'),
  bot: read(api.bot, { id: 'b' }, 'GET /chatbot/v1/bots/b'),
  bots: read(api.bots, page, `GET /chatbot/v1/bots?${PAGE}`),
  contacts: read(api.contacts, page, `GET /crm/v1/contacts/?${PAGE}`),
  content: read(api.content, { id: 'c' }, 'GET /content/v1/contents/c'),
  contentHistory: read(
    api.contentHistory,
    { contentId: 'c' },
    'GET /content/v1/history?content_id=c',
  ),
  contentOverview: read(
    api.contentOverview,
    { from: '2026-11-01', to: '2026-11-30' },
    'GET /content/v1/analytics/overview?from=2026-11-01&to=2026-11-30',
  ),
  contents: read(
    api.contents,
    { ...page, type: 'email', status: 'draft' },
    `GET /content/v1/contents?${PAGE}&type=email&status=draft`,
  ),
  contentTemplates: read(api.contentTemplates, {}, 'GET /content/v1/templates'),
  contentVersions: read(api.contentVersions, { id: 'c' }, 'GET /content/v1/contents/c/versions'),
  conversation: read(api.conversation, { id: 'c' }, 'GET /voice/v1/analytics/conversations/c'),
  conversations: read(
    api.conversations,
    { ...page, from: 'f', to: 't', agentId: 'a', outcome: 'resolved', direction: 'inbound' },
    `GET /voice/v1/analytics/conversations?${PAGE}&from=f&to=t&outcome=resolved&direction=inbound&agent_id=a`,
  ),
  crmHealth: read(api.crmHealth, {}, 'GET /crm/v1/health'),
  deviceSessions: read(api.deviceSessions, {}, 'GET /auth/v1/sessions'),
  document: read(
    api.document,
    { baseId: 'k', documentId: 'd' },
    'GET /knowledge/v1/knowledge-bases/k/documents/d',
  ),
  documents: read(
    api.documents,
    { ...page, baseId: 'k', status: 'failed' },
    `GET /knowledge/v1/knowledge-bases/k/documents?${PAGE}&status=failed`,
  ),
  entitlements: read(api.entitlements, {}, 'GET /billing/billing/v1/entitlements'),
  contactById: read(
    api.contactById,
    { id: 'c', limit: 5 },
    'GET /crm/v1/contacts/?limit=5&offset=5',
  ),
  inboxConversations: read(
    api.inboxConversations,
    { tab: 'chats', view: 'mine', status: 'open', tag: 'vip', search: 'x' },
    'GET /chatbot/v1/inbox/conversations?tab=chats&view=mine&status=open&tag=vip&search=x',
  ),
  inboxThread: read(api.inboxThread, { id: 'c' }, 'GET /chatbot/v1/inbox/conversations/c/messages'),
  integrations: read(api.integrations, {}, 'GET /integrations/v1/tools/discover'),
  integrationSettings: read(
    api.integrationSettings,
    { provider: 'slack' },
    'GET /integrations/v1/integrations/slack/settings',
  ),
  interactions: read(
    api.interactions,
    { limit: 20, offset: 40, contactId: 'c' },
    'GET /crm/v1/interactions/?limit=20&offset=40&contact_id=c',
  ),
  invoices: read(api.invoices, {}, 'GET /billing/v1/invoices'),
  knowledgeBases: read(api.knowledgeBases, page, `GET /knowledge/v1/knowledge-bases?${PAGE}`),
  leads: read(api.leads, { limit: 20, offset: 40 }, 'GET /crm/v1/leads/?limit=20&offset=40'),
  members: read(api.members, {}, 'GET /auth/v1/team/members'),
  notifications: read(
    api.notifications,
    { filter: 'unread', category: 'team' },
    'GET /notifications/v1/notifications?filter=unread&category=team',
  ),
  overview: read(api.overview, {}, 'GET /voice/v1/analytics/dashboard/overview'),
  pendingInvites: read(
    api.pendingInvites,
    { tenantId: 't' },
    'GET /auth/v1/invite/pending?tenant_id=t',
  ),
  phoneNumbers: read(
    api.phoneNumbers,
    { ...page, agentId: 'a', status: 'active' },
    `GET /voice/v1/phone-numbers?${PAGE}&status=active&agent_id=a`,
  ),
  plans: read(api.plans, { language: 'de' }, 'GET /billing/v1/plans in de'),
  profile: read(api.profile, {}, 'GET /auth/v1/me'),
  roleContext: read(api.roleContext, {}, 'GET /auth/v1/rbac/user/context'),
  roleRequests: read(api.roleRequests, {}, 'GET /auth/v1/role-request/'),
  subscription: read(api.subscription, {}, 'GET /billing/v1/subscription/status'),
  tools: read(api.tools, { ...page, kind: 'http' }, `GET /voice/v1/tools?${PAGE}&kind=http`),
  toolTemplates: read(api.toolTemplates, {}, 'GET /voice/v1/tools/templates'),
  unreadNotifications: read(
    api.unreadNotifications,
    {},
    'GET /notifications/v1/notifications?filter=unread&limit=1',
  ),
  voices: read(api.voices, {}, 'GET /voice/v1/audio-voice/voices'),
};

it('covers every resource', () => {
  const resources = Object.entries(api).filter(
    ([, value]) => typeof value === 'object' && 'load' in value && 'name' in value,
  );
  expect(Object.keys(reads).toSorted()).toEqual(resources.map(([name]) => name).toSorted());
  for (const [name, resource] of resources) expect(reads[name]?.resource).toBe(resource);
});

describe('the resource', () => {
  it.each(Object.entries(reads))('%s sends the expected requests', async (_name, entry) => {
    const { calls, signals } = await entry.sends();
    expect(calls).toEqual([entry.promised]);
    expect(signals).toEqual([entry.signal]);
  });
});
