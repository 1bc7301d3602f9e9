/** The address of the notifications. */
export const notificationsPath = '/notifications';
