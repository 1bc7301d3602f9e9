import { describe, expect, it } from 'vitest';
import * as bots from './bots/address.ts';
import * as content from './content/address.ts';
import { listParams } from './crm/address.ts';
import * as inbox from './inbox/address.ts';
import { integrationsParams, tabHref } from './integrations/address.ts';
import { readSearch } from './kit/address.ts';
import { dayRange } from './kit/searchParams.ts';
import type { SearchParams } from './kit/searchParams.ts';
import * as knowledge from './knowledge/address.ts';
import { notificationsHref, notificationsParams } from './notifications/address.ts';
import { contactHrefs } from './platform/crm/address.ts';
import { memberHref, teamParams } from './team/address.ts';
import * as voice from './voice/address.ts';

/** Reads the state in a query, without parameters at their fallback value. */
function stateOf(params: SearchParams, query: string) {
  const state = Object.entries(readSearch(params, new URLSearchParams(query)));
  return Object.fromEntries(state.filter(([name, value]) => value !== params[name]?.fallback));
}

describe('URLs that users may have bookmarked', () => {
  it.each<[string, SearchParams, string, object]>([
    [
      'bots',
      bots.botsParams,
      'search=x&embed=b1&color=%23fff&position=left',
      { search: 'x', embed: 'b1', color: '#fff', position: 'left' },
    ],
    [
      'agents',
      voice.agentsParams,
      'search=x&type=web&state=offline&page=3',
      { search: 'x', type: 'web', state: 'offline', page: 3 },
    ],
    ['a new agent', voice.newAgentParams, 'template=t1', { template: 't1' }],
    ['tools', voice.toolsParams, 'search=x&kind=end_call', { search: 'x', kind: 'end_call' }],
    ['bases of agents', voice.knowledgeParams, 'search=x&agent=a1', { search: 'x', agent: 'a1' }],
    [
      'numbers',
      voice.numbersParams,
      'search=x&status=agentOffline&agent=a1',
      { search: 'x', status: ['agentOffline'], agent: 'a1' },
    ],
    [
      'figures of calls',
      voice.analyticsParams,
      'range=custom&from=2026-11-01&to=2026-11-09&agent=a1',
      { range: 'custom', from: '2026-11-01', to: '2026-11-09', agent: 'a1' },
    ],
    [
      'calls',
      voice.callsParams,
      'range=quarter&outcome=no_answer&reason=time_limit&direction=web&search=x&page=2&call=c1',
      {
        range: 'quarter',
        outcome: 'no_answer',
        reason: 'time_limit',
        direction: 'web',
        search: 'x',
        page: 2,
        call: 'c1',
      },
    ],
    [
      'calls that figures count together',
      voice.callsParams,
      'outcome=success',
      { outcome: 'success' },
    ],
    [
      'contents',
      content.contentsParams,
      'search=x&type=social_post&status=archived&view=grid',
      { search: 'x', type: 'social_post', status: 'archived', view: 'grid' },
    ],
    [
      'templates',
      content.templatesParams,
      'search=x&category=call_script',
      { search: 'x', category: 'call_script' },
    ],
    ['a brief', content.briefParams, 'template=t1', { template: 't1' }],
    ['figures of contents', content.figuresParams, 'range=week', { range: 'week' }],
    [
      'history',
      content.historyParams,
      'content=c1&version=5&before=2',
      { content: 'c1', version: 5, before: 2 },
    ],
    [
      'leads',
      listParams,
      'search=x&status=closed_won&from=2026-11-01&to=2026-11-09&view=board&sort=-created&contact=c1',
      {
        search: 'x',
        status: ['Closed Won'],
        from: '2026-11-01',
        to: '2026-11-09',
        view: 'board',
        sort: '-created',
        contact: 'c1',
      },
    ],
    [
      'leads with several statuses',
      listParams,
      'status=Frozen,new,closed_won,New,',
      { status: ['New', 'Closed Won'] },
    ],
    ['interactions', listParams, 'type=call&page=2', { type: 'call', page: 2 }],
    [
      'a library',
      knowledge.knowledgeParams,
      'base=k1&search=x&status=stale&document=d1&panel=test',
      { base: 'k1', search: 'x', status: ['stale'], document: 'd1', panel: 'test' },
    ],
    [
      'inbox',
      inbox.inboxParams,
      'tab=orders&view=mine&status=snoozed&tag=vip&search=x&conversation=i1',
      {
        tab: 'orders',
        view: 'mine',
        status: 'snoozed',
        tag: 'vip',
        search: 'x',
        conversation: 'i1',
      },
    ],
    [
      'notifications',
      notificationsParams,
      'tab=archived&category=calls',
      { tab: 'archived', category: 'calls' },
    ],
    ['integrations', integrationsParams, 'tab=action_required', { tab: 'action_required' }],
    ['team', teamParams, 'search=ada%40x.io', { search: 'ada@x.io' }],
    ['analytics', dayRange, 'range=today', { range: 'today' }],
  ])('%s are still read', (_name, params, query, state) => {
    expect(stateOf(params, query)).toEqual(state);
  });

  it.each<[string, SearchParams, string]>([
    ['agents', voice.agentsParams, 'type=fax&state=on&page=0'],
    [
      'calls',
      voice.callsParams,
      'range=decade&from=soon&outcome=sold&reason=x&direction=up&page=-3',
    ],
    ['leads', listParams, 'status=Frozen&type=fax&from=soon&to=2026-1-1&view=tree&sort=--x%20y'],
    ['a library', knowledge.knowledgeParams, 'status=done&panel=help'],
    ['numbers', voice.numbersParams, 'status=,,on,off'],
    ['inbox', inbox.inboxParams, 'tab=mail&view=some&status=done'],
    ['history', content.historyParams, 'version=-1&before=x'],
  ])('%s ignore a made-up URL', (_name, params, query) => {
    expect(stateOf(params, query)).toEqual({});
  });
});

describe('links', () => {
  const scope = { range: 'month', from: '', to: '', agent: 'a1' } as const;
  const history = '/voice-agent/call-history';

  it.each([
    [bots.botHref('b/1'), '/bot-studio/b%2F1'],
    [bots.embedHref('b1'), '/bot-studio/bots?embed=b1'],
    [voice.agentHref('a 1'), '/voice-agent/edit/a%201'],
    [voice.templateHref('t1'), '/voice-agent/create?template=t1'],
    [voice.callHref('c1'), `${history}?call=c1`],
    [voice.historyHref({ ...scope, range: 'week', agent: '' }, {}), history],
    [
      voice.historyHref(scope, { outcome: 'answered', reason: 'silence_timeout' }),
      `${history}?range=month&agent=a1&outcome=answered&reason=silence_timeout`,
    ],
    [
      voice.historyHref(scope, { day: new Date(2026, 10, 3) }),
      `${history}?range=custom&from=2026-11-03&to=2026-11-03&agent=a1`,
    ],
    [content.contentHref('c1'), '/content-studio/edit/c1'],
    [
      content.contentsHref({ type: 'email', status: 'all' }),
      '/content-studio?type=email&status=all',
    ],
    [content.briefHref('t1'), '/content-studio/generate?template=t1'],
    [content.historyHref('c1'), '/content-studio/history?content=c1'],
    [content.compareHref('c1', 4), '/content-studio/history?content=c1&version=4'],
    [contactHrefs.contacts('c1'), '/crm/contacts?contact=c1'],
    [contactHrefs.leads('c1'), '/crm/leads?contact=c1'],
    [contactHrefs.interactions('c1'), '/crm/interactions?contact=c1'],
    [knowledge.baseHref('k1'), '/knowledge-base?base=k1'],
    [
      knowledge.knowledgeHref({ base: 'k1', search: '', document: 'd1', panel: 'test' }),
      '/knowledge-base?base=k1&document=d1&panel=test',
    ],
    [inbox.conversationHref('i1'), '/inbox?conversation=i1'],
    [notificationsHref({ tab: 'all', category: '' }), '/notifications'],
    [
      notificationsHref({ tab: 'unread', category: 'calls' }),
      '/notifications?tab=unread&category=calls',
    ],
    [tabHref('all'), '/integrations'],
    [tabHref('connected'), '/integrations?tab=connected'],
    [memberHref('ada@x.io'), '/settings/teams?search=ada%40x.io'],
  ])('%s', (href, expected) => {
    expect(href).toBe(expected);
  });
});
