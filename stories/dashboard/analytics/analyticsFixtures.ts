import type { InteractionFigures, LeadFigures, LeadPeriod } from '@platform/domain';
import type {
  AnalyticsConversations,
  AnalyticsHrefs,
  AnalyticsIntegration,
  AnalyticsUsage,
} from '@platform/ui/dashboard';

const day = (date: number) => new Date(2024, 5, date);

/** The panels of the mockup. */
export const conversations: AnalyticsConversations = {
  total: 862,
  isTruncated: false,
  counted: 862,
  before: { total: 734, isTruncated: false },
  days: [96, 118, 109, 141, 127, 123, 148].map((count, index) => ({ day: day(12 + index), count })),
};

const week = (number: number, monday: number, created: number, won: number): LeadPeriod => ({
  unit: 'week',
  number,
  from: day(monday),
  to: day(monday + 7),
  created,
  won,
});

export const leads: LeadFigures = {
  now: { created: 18, won: 3 },
  before: { created: 9, won: 2 },
  periods: [week(22, -3, 11, 2), week(23, 3, 14, 1), week(24, 10, 9, 2), week(25, 17, 18, 3)],
  loaded: 412,
  isTruncated: false,
};

export const interactions: InteractionFigures = {
  total: 97,
  calls: 61,
  types: [
    { type: 'call', text: 'call', count: 61 },
    { type: 'email', text: 'email', count: 22 },
    { type: 'meeting', text: 'meeting', count: 9 },
    { type: 'note', text: 'note', count: 5 },
  ],
  loaded: 638,
  isTruncated: false,
};

export const integrations: readonly AnalyticsIntegration[] = [
  { provider: 'slack', name: 'Slack', status: 'connected' },
  { provider: 'gmail', name: 'Gmail', status: 'connected' },
  { provider: 'google-calendar', name: 'Google Calendar', status: 'action_required' },
  { provider: 'hubspot', name: 'HubSpot', status: 'not_connected' },
  { provider: 'google-drive', name: 'Google Drive', status: 'not_connected' },
  { provider: 'odd', name: 'Odd', status: 'unknown' },
];

export const usage: AnalyticsUsage = {
  planName: 'Growth',
  usage: {
    llmTokens: { used: 684_000, included: 1_000_000 },
    voiceMinutes: { used: 940, included: 1000 },
    apiCalls: { used: 12_400, included: 50_000 },
    storageMb: { used: 38, included: 0 },
  },
};

const one = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;

/** URLs that identify a segment by its parameters. */
export const hrefs: AnalyticsHrefs = {
  conversations: (date) => `/voice-agent/call-history${date ? `?from=${one(date)}` : ''}`,
  today: '/voice-agent/call-history?range=today',
  week: '/voice-agent/call-history?range=week',
  leads: ({ period, isWon }) =>
    `/crm/leads?from=${period ? one(period.from) : 'range'}${isWon ? '&status=won' : ''}`,
  interactions: (type) => `/crm/interactions?type=${type ?? ''}`,
  integrations: (status) => `/integrations?tab=${status}`,
  usage: '/billing',
};

/** Full loads, after which there may be more, and unknown values. */
export const odd = {
  conversations: { ...conversations, total: 4812, counted: 1000, before: null },
  leads: {
    ...leads,
    isTruncated: true,
    loaded: 1000,
    periods: Array.from({ length: 12 }, (_, index): LeadPeriod => ({
      unit: 'month',
      number: index + 1,
      from: new Date(2024, index, 1),
      to: new Date(2024, index + 1, 1),
      created: (index * 37) % 100,
      won: index % 3,
    })),
  },
  interactions: {
    ...interactions,
    isTruncated: true,
    loaded: 1000,
    types: [
      ...interactions.types,
      {
        type: null,
        text: '<b>fax</b> sent over a line that has been out of use for years',
        count: 2,
      },
      { type: null, text: ' ', count: 1 },
    ],
  },
  integrations: [
    {
      provider: 'long',
      name: 'The Extraordinarily Long Name Of A Provider Of Calendars',
      status: 'connected' as const,
    },
  ],
  usage: {
    ...usage,
    planName: '',
    usage: { ...usage.usage, apiCalls: { used: 9e9, included: 1 } },
  },
};
