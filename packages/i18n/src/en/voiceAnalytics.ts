import { ofProduct } from '../productAreas.ts';

export const voiceAnalyticsTexts = ofProduct({
  area: 'voiceAnalytics',
  texts: {
    heading: 'Calls',
    basedOn: 'Based on {{counted}} of {{total}} calls',
    loading: 'Loading figures…',
    failed: 'The figures could not be loaded.',
    figures: 'Key figures',
    card: {
      calls: 'Calls',
      answered: 'Answered',
      success: 'Success',
      duration: 'Average duration',
      latency: 'Typical response time',
      p90: '9 in 10 calls within {{value}}',
      shareOfCalls: '{{share}} of calls',
      fewCalls: 'Each dot is a call: too few for a typical time',
    },
    volume: {
      title: 'Volume',
      subtitle: 'Calls per day, {{zone}}',
      calls: 'Calls',
      value: { one: '{{count}} call', other: '{{count}} calls' },
      empty: 'No calls in this range',
    },
    outcomes: {
      title: 'Outcomes',
      subtitle: 'Select one to see its calls',
      note: 'A call counts as a success when it was completed or transferred.',
      unknown: 'Unknown',
    },
    reasons: {
      title: 'Why calls ended',
      open: 'Open in Call History',
      reason: 'Reason',
      calls: 'Calls',
      share: 'Share',
      duration: 'Average duration',
      before: 'Previous range',
      empty: 'No calls in this range',
      unknown: 'Unknown',
    },
    dots: 'Response time of each call',
    dot: '{{value}}, {{time}}',
  },
} as const);
