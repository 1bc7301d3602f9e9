import type { agents, conversations, entitlements } from '@platform/api';
import { formatClock } from '@platform/i18n';
import { AudioLines, Phone, PhoneCall, Plus, Wrench } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { hasNoMoreAgents } from './agents/hasNoMoreAgents.ts';
import { agentHref, callHref, voicePaths } from './address.ts';

/** Limits the calls listed in the palette: figures may have loaded a thousand. */
const MOST_CALLS = 200;

/** An agent or a call may be in several loads. */
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
      locate: () => ({ href: voicePaths.tools, isAsked: true }),
    },
    {
      form: 'phoneNumber',
      names: ['label', 'number'],
      locate: (id) => ({
        href: voicePaths.phoneNumbers,
        ...(id === '' ? { shortcut: 'phoneNumbers.create' } : { isAsked: true }),
      }),
    },
    {
      form: 'interaction',
      names: ['summary'],
      locate: (id) => (id.startsWith('call:') ? { href: callHref(id.slice(5)) } : null),
    },
  ],
  records: [
    {
      label: 'palette.group.agents',
      icon: AudioLines,
      list: (read, { t }) => {
        const all = read<typeof agents>('voice /v1/agents').flatMap((load) => load.agents);
        const known = all.filter(({ id }) => id !== '');
        return [...new Map(known.map((agent) => [agent.id, agent])).values()].map(
          ({ id, name, isEnabled }) => ({
            id,
            label: name,
            hint: t(isEnabled ? 'palette.online' : 'palette.offline'),
            href: agentHref(id),
          }),
        );
      },
    },
    {
      label: 'palette.group.calls',
      icon: PhoneCall,
      list: (read, { formats }) => {
        const all = read<typeof conversations>('voice /v1/analytics/conversations').flatMap(
          (load) => load.conversations,
        );
        const known = all.filter(({ id }) => id !== '').slice(0, MOST_CALLS);
        return [...new Map(known.map((call) => [call.id, call])).values()].map(
          ({ id, agentName, direction, from, to, startedAt }) => ({
            id,
            label: [agentName, direction === 'outbound' ? to : from].filter(Boolean).join(', '),
            hint: `${formats.date(startedAt)} ${formatClock(startedAt)}`,
            keywords: [from, to],
            href: callHref(id),
          }),
        );
      },
    },
  ],
};
