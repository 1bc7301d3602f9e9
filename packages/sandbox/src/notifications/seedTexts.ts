import type { NotificationCategory, NotificationSeverity } from '@platform/api/contract';

export interface SeedNotification {
  hoursAgo: number;
  category: NotificationCategory;
  severity: NotificationSeverity;
  title: string;
  body: string;
  href?: string;
  state?: 'unread' | 'read' | 'archived';
}

type NoticeText = readonly [title: string, body: string, href?: string];

const notice =
  (category: NotificationCategory, severity: NotificationSeverity) =>
  (hoursAgo: number, [title, body, href]: NoticeText, state?: SeedNotification['state']) => ({
    hoursAgo,
    category,
    severity,
    title,
    body,
    ...(href !== undefined && { href }),
    ...(state && { state }),
  });

const agentInfo = notice('agents', 'info');
const agentIsFine = notice('agents', 'success');
const agentWarns = notice('agents', 'warning');
const billingInfo = notice('billing', 'info');
const billingIsFine = notice('billing', 'success');
const billingWarns = notice('billing', 'warning');
const billingFailed = notice('billing', 'error');
const callInfo = notice('calls', 'info');
const callFailed = notice('calls', 'error');
const callWarns = notice('calls', 'warning');
const contentInfo = notice('content', 'info');
const contentIsFine = notice('content', 'success');
const contentFailed = notice('content', 'error');
const connectionIsFine = notice('integrations', 'success');
const connectionWarns = notice('integrations', 'warning');
const connectionFailed = notice('integrations', 'error');
const systemInfo = notice('system', 'info');
const systemWarns = notice('system', 'warning');
const teamInfo = notice('team', 'info');
const teamIsFine = notice('team', 'success');

const agents = '/voice-agent/agents';
const calls = '/voice-agent/call-history';
const contents = '/content-studio';
const integrations = '/integrations?tab=action-required';
const knowledge = '/knowledge-base';
const team = '/settings/teams';

export const NORTHWIND_NOTIFICATIONS: readonly SeedNotification[] = [
  connectionWarns(
    0.4,
    [
      'Google Calendar needs attention',
      'Access ran out. Appointment reminders cannot book until it is fixed.',
      integrations,
    ],
    'unread',
  ),
  callFailed(
    1.5,
    ['A call to Front desk failed', '+44 29 2018 0155 was cut off after 12 seconds.', calls],
    'unread',
  ),
  teamIsFine(
    2.2,
    ['Chiara Ricci accepted your invitation', 'She joined as Admin.', team],
    'unread',
  ),
  billingWarns(
    3,
    ['Voice Minutes are at 94%', '942 of 1,000 used. The month ends in 12 days.', '/billing'],
    'unread',
  ),
  contentIsFine(5, [
    'Shop handbook.pdf is indexed',
    '184 passages are ready for your agents.',
    knowledge,
  ]),
  billingInfo(25, [
    'Invoice INV-2024-0612 is open',
    '$49.00 is due this week.',
    '/billing/invoices',
  ]),
  contentInfo(28, [
    'Lucía Fernández edited a draft',
    'The best time for your flu jab is before you need it',
    contents,
  ]),
  callInfo(30, ['12 calls were answered overnight', 'None of them waits for an answer.', calls]),
  agentInfo(31, ['Lead qualifier went offline', 'Jonas Weber switched it off.', agents]),
  teamInfo(33, ['अनन्या शर्मा is an Editor now', 'Priya Nair changed the role.', team]),
  contentFailed(49, [
    'Old intake form.pdf could not be read',
    'The file is protected by a password.',
    knowledge,
  ]),
  agentIsFine(52, ['Запись на приём went online', 'It answers the line in Cardiff.', agents]),
  connectionIsFine(54, [
    'Slack is connected',
    'Handed-over calls are posted to the front desk.',
    '/integrations',
  ]),
  callWarns(57, [
    'Three calls in a row were handed over',
    'Callers asked Front desk for prices it does not know.',
    calls,
  ]),
  billingIsFine(74, ['Invoice INV-2024-0587 is paid', '$49.00, by card.', '/billing/invoices']),
  systemInfo(76, [
    'Maintenance on Sunday',
    'Calls and chats go on. The console is read-only from 02:00 to 02:30.',
  ]),
  connectionFailed(98, [
    'HubSpot refused new contacts',
    'The connection lacks the right to write contacts.',
    integrations,
  ]),
  agentWarns(101, [
    'Rezeption Süd has a voice that is going away',
    'Choose another one before the end of the month.',
    agents,
  ]),
  contentInfo(122, ['సాయి తేజ restored a text', 'After-care, the first two days', contents]),
  teamInfo(146, ['Jonas Weber was made inactive', 'He can no longer sign in.', team]),
  callInfo(170, ['A caller left a voicemail', 'Front desk, 48 seconds.', calls]),
  billingFailed(194, [
    'A payment did not go through',
    'The card was refused. It is tried again in two days.',
    '/billing',
  ]),
  systemWarns(196, ['A new device signed in', 'Firefox on Windows, from Bristol.', '/account']),
  contentIsFine(240, [
    'Shop and services is up to date',
    'All 12 documents were read again.',
    knowledge,
  ]),
  agentInfo(290, ['Front desk has a new greeting', 'Amara Okafor changed it.', agents]),
  connectionIsFine(340, [
    'Gmail is connected',
    'Follow-ups go out from the shop.',
    '/integrations',
  ]),
  teamIsFine(410, ['Mateus Almeida accepted your invitation', 'He joined as Viewer.', team]),
  systemInfo(520, ['The console speaks Telugu', 'Nine languages to choose from.'], 'archived'),
  billingInfo(640, ['Your plan was renewed', 'Pro, for another month.', '/billing'], 'archived'),
  callFailed(
    700,
    ['The line in Cardiff was down', 'For eleven minutes. 4 callers were not reached.', calls],
    'archived',
  ),
];

export const HARBOUR_NOTIFICATIONS: readonly SeedNotification[] = [
  agentIsFine(2, ['Optician on call went online', 'It answers every evening.', agents], 'unread'),
  teamIsFine(27, ['Ελένη Παπαδοπούλου accepted your invitation', 'She joined as Viewer.', team]),
  connectionFailed(51, [
    'Google Calendar could not be reached',
    'Bookings are kept and tried again.',
    integrations,
  ]),
  billingInfo(90, ['Your trial ends in a week', 'Choose a plan to go on.', '/billing/plans']),
  systemInfo(
    300,
    ['Welcome to the platform', 'Start with an agent or a knowledge base.'],
    'archived',
  ),
];
