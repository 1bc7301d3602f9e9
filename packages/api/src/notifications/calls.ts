import type { Call } from '../http/call.ts';

/** The calls of the notifications service. */
export const notificationCalls = {
  notifications: {
    service: 'notifications',
    method: 'GET',
    path: '/v1/notifications',
    access: 'private',
    query: ['filter', 'category', 'cursor', 'limit'],
  },
  readNotification: {
    service: 'notifications',
    method: 'POST',
    path: '/v1/notifications/{id}/read',
    access: 'private',
  },
  unreadNotification: {
    service: 'notifications',
    method: 'POST',
    path: '/v1/notifications/{id}/unread',
    access: 'private',
  },
  archiveNotification: {
    service: 'notifications',
    method: 'POST',
    path: '/v1/notifications/{id}/archive',
    access: 'private',
  },
  readAllNotifications: {
    service: 'notifications',
    method: 'POST',
    path: '/v1/notifications/read-all',
    access: 'private',
  },
} as const satisfies Record<string, Call>;
