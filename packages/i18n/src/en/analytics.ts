import { ofProduct } from '../productAreas.ts';

export const analyticsTexts = ofProduct({
  area: 'analytics',
  texts: {
    subtitle: 'Voice, CRM, integrations and usage in one range: {{from}} to {{to}}, {{zone}}.',
    loading: 'Loading figures…',
    figures: 'Key figures',
    others: 'The other panels are not affected.',
    stat: {
      conversations: 'Conversations',
      created: 'Leads created',
      won: 'Leads won',
      interactions: 'Interactions',
      calls: '{{value}} of them calls',
    },
    conversations: {
      title: 'Conversations',
      subtitle: 'Per day, {{zone}}',
      failed: 'Conversations could not be loaded',
      empty: 'No conversations in this range',
      value: {
        one: '{{count}} conversation',
        other: '{{count}} conversations',
      },
      source: 'Source: voice agents, {{counted}} of {{total}} conversations.',
      today: 'Today',
      week: 'This week',
      success: 'Success rate',
      service: 'Counted by the voice service',
    },
    leads: {
      title: 'Leads',
      perWeek: 'Per week',
      perMonth: 'Per month',
      created: 'Created',
      won: 'Won',
      week: 'Week {{number}}',
      createdIn: '{{period}}: {{value}} created',
      wonIn: '{{period}}: {{value}} won',
      failed: 'Leads could not be loaded',
      source:
        'Source: CRM, {{value}} leads. Weeks and months are complete; a won lead counts on the day it was created.',
      sourceTruncated:
        'Source: CRM, first {{value}} leads. Weeks and months are complete; a won lead counts on the day it was created.',
      empty: 'No leads in these days',
    },
    interactions: {
      title: 'Interactions by type',
      failed: 'Interactions could not be loaded',
      source: 'Source: CRM, {{value}} interactions.',
      sourceTruncated: 'Source: CRM, first {{value}} interactions.',
      empty: 'No interactions in this range',
      unknown: 'Other',
      type: {
        call: 'Calls',
        email: 'Emails',
        meeting: 'Meetings',
        note: 'Notes',
      },
    },
    integrations: {
      title: 'Integrations health',
      failed: 'Integrations could not be loaded',
      source: 'Source: integrations, {{used}} of {{total}} in use.',
      empty: 'No integration is in use.',
    },
    usage: {
      title: 'Usage versus plan',
      failed: 'Usage could not be loaded',
      source: 'Source: billing, the current period, regardless of the range.',
      sourceOfPlan: 'Source: billing, {{plan}}, the current period, regardless of the range.',
      empty: 'No entitlements found',
      of: '{{used}} of {{included}}',
    },
  },
} as const);
