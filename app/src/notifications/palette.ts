import type { LoadedNotifications } from '@platform/api';
import type { notifications } from '@platform/api';
import { Bell, CheckCheck } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';

/** A notification may be in several responses. */
export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.readAllNotifications',
      icon: CheckCheck,
      page: 'notifications',
      shortcut: 'notifications.readAll',
    },
  ],
  records: [
    {
      label: 'shell.page.notifications',
      icon: Bell,
      list: (read) => {
        const all = read<typeof notifications>('notifications.list').flatMap(
          ({ notifications: rows }: LoadedNotifications) => rows,
        );
        const linked = all.filter(
          ({ id, title, href }) => id !== '' && title !== '' && href !== '',
        );
        return [...new Map(linked.map((row) => [row.id, row])).values()].map(
          ({ id, title, body, href }) => ({
            id,
            label: title,
            ...(body && { hint: body }),
            href,
          }),
        );
      },
    },
  ],
};
