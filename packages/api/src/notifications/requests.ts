import * as z from 'zod/mini';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_FILTERS } from './values.ts';

/** Query of `GET /v1/notifications`. */
export const notificationsQuerySchema = z.object({
  filter: z.optional(z.enum(NOTIFICATION_FILTERS)),
  category: z.optional(z.enum(NOTIFICATION_CATEGORIES)),
  cursor: z.optional(z.string().check(z.minLength(1))),
  limit: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** Body of `POST /v1/notifications/read-all`: what came until then, that moment included. */
export const readAllBodySchema = z.strictObject({ before: z.iso.datetime({ offset: true }) });

export type ReadAllBody = z.output<typeof readAllBodySchema>;
