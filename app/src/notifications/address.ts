import { NOTIFICATION_CATEGORIES, NOTIFICATION_FILTERS } from '@platform/api';
import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { notifications } from './area.ts';

const { path } = pathsOf(notifications, { path: 'notifications' });

export const notificationsParams = {
  tab: oneOf(NOTIFICATION_FILTERS),
  category: oneOf(['', ...NOTIFICATION_CATEGORIES]),
};

export const notificationsHref = (state: SearchState<typeof notificationsParams>): string =>
  hrefOf(path, notificationsParams, state);
