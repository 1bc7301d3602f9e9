import type { agents } from '@platform/api';
import { AudioLines } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { agentHref } from './voicePaths.ts';

/** An agent may be in several loads. */
export const palette: AreaPalette = {
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
