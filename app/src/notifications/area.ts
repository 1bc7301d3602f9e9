import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** What a person is told. */
export const notifications: Area = {
  name: 'notifications',
  pages: [comingSoon('notifications', '/notifications')],
};
