import type { bots } from '@platform/api';
import { BotMessageSquare } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { embedHref } from './address.ts';

/** Links to the embed panel, since the editor is not built yet. */
export const palette: AreaPalette = {
  records: [
    {
      label: 'shell.page.bots',
      icon: BotMessageSquare,
      list: (read) =>
        read<typeof bots>('chatbot /v1/bots')
          .flatMap((load) => load.bots)
          .filter(({ id }) => id !== '')
          .map(({ id, name, description }) => ({
            id,
            label: name,
            hint: description,
            href: embedHref(id),
          })),
    },
  ],
};
