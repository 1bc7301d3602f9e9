import type { Notification } from '@platform/domain';
import type { Remote } from '@platform/ui';
import type { NotificationItems, SessionMessage } from '@platform/ui/notifications';

export const readyItems = (
  notifications: readonly Notification[],
  hasMore = false,
): Remote<NotificationItems> => ({ status: 'ready', data: { notifications, hasMore } });

/** The given time of day, `daysAgo` days ago. */
function at(daysAgo: number, hours: number, minutes: number): Date {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  date.setHours(hours, minutes, 0, 0);
  return date;
}

const item = (id: string, overrides: Partial<Notification>): Notification => ({
  key: id,
  id,
  category: 'system',
  severity: 'info',
  title: `Notification ${id}`,
  body: '',
  href: '',
  createdAt: at(0, 9, 0),
  isRead: true,
  isArchived: false,
  ...overrides,
});

export const notifications: readonly Notification[] = [
  item('1', {
    category: 'integrations',
    severity: 'warning',
    title: 'Google Calendar needs attention',
    body: 'Access ran out at 09:12. Appointment reminders cannot book until it is fixed.',
    href: '/integrations',
    createdAt: at(0, 11, 20),
    isRead: false,
  }),
  item('2', {
    category: 'calls',
    severity: 'error',
    title: 'A call to Front desk failed',
    body: '+44 29 2018 0155 was cut off after 12 seconds.',
    href: '/voice-agent/call-history',
    createdAt: at(0, 10, 4),
    isRead: false,
  }),
  item('3', {
    category: 'team',
    severity: 'success',
    title: 'Chiara Ricci accepted your invitation',
    body: 'She joined as Admin.',
    href: '/settings/teams',
    createdAt: at(0, 9, 31),
    isRead: false,
  }),
  item('4', {
    category: 'billing',
    severity: 'warning',
    title: 'Voice Minutes are at 94%',
    body: '942 of 1,000 used. The month ends in 12 days.',
    href: '/billing',
    createdAt: at(0, 8, 0),
    isRead: false,
  }),
  item('5', {
    category: 'billing',
    title: 'Invoice INV-2024-0612 is open',
    body: '$49.00 is due on 26/06/24.',
    href: '/billing/invoices',
    createdAt: at(1, 16, 40),
  }),
  item('6', {
    category: 'content',
    severity: 'success',
    title: 'Clinic handbook is indexed',
    body: '184 passages are ready for your agents.',
    href: '/knowledge-base',
    createdAt: at(1, 14, 5),
  }),
  item('7', {
    category: 'content',
    title: 'Lucía Fernández edited a draft',
    body: 'The best time for your flu jab is before you need it',
    href: '/content-studio',
    createdAt: at(1, 11, 52),
  }),
  item('8', {
    category: 'agents',
    title: 'Lead qualifier went offline',
    body: 'Jonas Weber switched it off.',
    href: '/voice-agent/agents',
    createdAt: new Date(2024, 5, 14, 17, 15),
  }),
];

/** Unexpected values: names in every script, no words, too many, no date. */
export const oddNotifications: readonly Notification[] = [
  item('1', { title: 'अनन्या शर्मा accepted your invitation', isRead: false, body: 'సాయి తేజ' }),
  item('2', { title: 'خط المواعيد went online', body: 'שלום ‮evil', severity: 'error' }),
  item('3', { title: '', body: '' }),
  item('4', { title: 'W'.repeat(400), body: 'Words without an end. '.repeat(80) }),
  item('5', {
    title: '<img src=x onerror=alert(1)>',
    body: '{{count}} <b>bold</b>',
    severity: 'warning',
    category: 'team',
    createdAt: null,
  }),
  item('', { key: '#2', title: 'Without an id', createdAt: null }),
];

/** A full list, one per hour, at a fixed time so that a server renders the same. */
export const manyNotifications = (count: number): readonly Notification[] =>
  Array.from({ length: count }, (_, index) =>
    item(String(index), {
      title: `Notification ${index}`,
      body: index % 3 === 0 ? 'Nothing has to be done about it.' : '',
      isRead: index > 2,
      createdAt: new Date(at(0, 9, 0).getTime() - index * 3_600_000),
    }),
  );

export const messages: readonly SessionMessage[] = [
  { id: '3', message: 'Failed to update role', tone: 'danger', at: at(0, 11, 42) },
  { id: '2', message: 'Invitation sent.', tone: 'success', at: at(0, 11, 40) },
  { id: '1', message: 'The invoice is on its way', tone: 'info', at: at(0, 9, 5) },
];
