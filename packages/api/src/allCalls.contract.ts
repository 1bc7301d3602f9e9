import { dashboardCalls } from './dashboard/overview.contract.ts';
import type { CallDescription } from './description/describeCall.ts';
import { notificationCalls } from './notifications/notifications.contract.ts';

/** Every call of the nine services, by record and name: `allCalls.notifications.readAll`. */
export const allCalls = {
  overview: dashboardCalls,
  notifications: notificationCalls,
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallDescription>>>>;
