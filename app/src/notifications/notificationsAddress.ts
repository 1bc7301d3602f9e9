import { NOTIFICATION_CATEGORIES, NOTIFICATION_FILTERS } from '@platform/api';
import * as z from 'zod/mini';

/** What the address says: which notifications, of which category. */
export const notificationsAddress = z.object({
  tab: z.catch(z.enum(NOTIFICATION_FILTERS), 'all'),
  category: z.catch(z.enum(['', ...NOTIFICATION_CATEGORIES]), ''),
});
