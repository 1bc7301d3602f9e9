import type { contents } from '@platform/api';
import { PenLine } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { contentHref } from './contentPaths.ts';

/** The contents that are loaded. */
export const palette: AreaPalette = {
  records: [
    {
      label: 'shell.page.contentStudio',
      icon: PenLine,
      list: (read) => {
        const all = read<typeof contents>('content.contents').flatMap((load) => load.contents);
        const known = all.filter(({ id, title }) => id !== '' && title !== '');
        return [...new Map(known.map((row) => [row.id, row])).values()].map(
          ({ id, title, author }) => ({
            id,
            label: title,
            hint: author.name,
            href: contentHref(id),
          }),
        );
      },
    },
  ],
};
