import type { bots } from '@platform/api';
import { BotMessageSquare } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { embedHref } from './address.ts';

/** A bot is found for its way into a website: its editor is not there yet. */
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
