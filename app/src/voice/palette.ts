import type { agents } from '@platform/api';
import { AudioLines, Phone, Wrench } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { agentHref } from './voicePaths.ts';

/** An agent may be in several loads. */
export const palette: AreaPalette = {
  actions: [
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
  records: [
    {
      label: 'palette.group.agents',
      icon: AudioLines,
      list: (read, { t }) => {
        const all = read<typeof agents>('voice.agents').flatMap((load) => load.agents);
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
  ],
};
