import type { Agent, agents, Conversation, conversations, entitlements } from '@platform/api';
import { formatClock } from '@platform/i18n';
import { AudioLines, MessageSquarePlus, Phone, PhoneCall, Plus, Wrench } from 'lucide';
import { uniqueById } from '../routing/palette.ts';
import type { AreaPalette, PaletteRecord, PaletteWords } from '../routing/palette.ts';
import { hasNoMoreAgents } from './agents/hasNoMoreAgents.ts';
import { agentHref, callHref, voicePaths } from './address.ts';

/** Limits the calls listed in the palette: analytics may have loaded a thousand. */
const MAX_CALLS = 200;

export const agentRecords = (rows: readonly Agent[], t: PaletteWords['t']): PaletteRecord[] =>
  uniqueById(rows).map(({ id, name, isEnabled }) => ({
    id,
    label: name,
    hint: t(isEnabled ? 'palette.online' : 'palette.offline'),
    href: agentHref(id),
  }));

export const callRecords = (
  rows: readonly Conversation[],
  formats: PaletteWords['formats'],
): PaletteRecord[] =>
  uniqueById(rows)
    .slice(0, MAX_CALLS)
    .map(({ id, agentName, direction, from, to, startedAt }) => ({
      id,
      label: [agentName, direction === 'outbound' ? to : from].filter(Boolean).join(', '),
      hint: `${formats.date(startedAt)} ${formatClock(startedAt)}`,
      keywords: [from, to],
      href: callHref(id),
      actions: [
        { label: 'palette.record.logInteraction', icon: MessageSquarePlus, shortcut: 'call.log' },
      ],
    }));

export const palette: AreaPalette = {
  actions: [
    {
      label: 'shell.page.createAgent',
      icon: Plus,
      page: 'voiceAgents',
      shortcut: 'agents.create',
      keys: 'c',
      disabledReason: (read) =>
        read<typeof entitlements>('billing.entitlements').some(hasNoMoreAgents)
          ? 'palette.reason.noMoreAgents'
          : null,
    },
    {
      label: 'palette.action.addNumber',
      icon: Phone,
      page: 'phoneNumbers',
      shortcut: 'phoneNumbers.create',
      keys: 'c',
    },
    {
      label: 'palette.action.addTool',
      icon: Wrench,
      page: 'voiceTools',
      shortcut: 'tools.create',
      keys: 'c',
    },
  ],
  drafts: [
    {
      form: 'agent',
      names: ['name'],
      locate: (id) => ({ href: id === '' ? voicePaths.create : agentHref(id) }),
    },
    {
      form: 'tool',
      names: ['name'],
      // A new tool starts with the choice of a template.
      locate: () => ({ href: voicePaths.tools, opensById: true }),
    },
    {
      form: 'phoneNumber',
      names: ['label', 'number'],
      locate: (id) => ({
        href: voicePaths.phoneNumbers,
        ...(id === '' ? { shortcut: 'phoneNumbers.create' } : { opensById: true }),
      }),
    },
    {
      form: 'interaction',
      names: ['summary'],
      locate: (id) => (id.startsWith('call:') ? { href: callHref(id.slice(5)) } : null),
    },
    {
      form: 'knowledgeAnswer',
      names: ['question'],
      locate: (id) => (id.startsWith('call:') ? { href: callHref(id.split(':')[1] ?? '') } : null),
    },
  ],
  records: [
    {
      label: 'palette.group.agents',
      icon: AudioLines,
      list: (read, { t }) => {
        const all = read<typeof agents>('voice /v1/agents').flatMap((load) => load.agents);
        return agentRecords(all, t);
      },
      find: async (search) => (await import('./paletteSearch.ts')).findAgents(search),
    },
    {
      label: 'palette.group.calls',
      icon: PhoneCall,
      list: (read, { formats }) => {
        const all = read<typeof conversations>('voice /v1/analytics/conversations').flatMap(
          (load) => load.conversations,
        );
        return callRecords(all, formats);
      },
      find: async (search) => (await import('./paletteSearch.ts')).findCalls(search),
    },
  ],
};
