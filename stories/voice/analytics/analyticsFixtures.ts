import type { CallFigures, CallStatistics } from '@platform/domain';

const figures: CallFigures = {
  total: 862,
  counted: 862,
  answered: 811,
  succeeded: 733,
  averageSeconds: 128,
  latencyP50: 612,
  latencyP90: 1140,
};

const emptyFigures: CallFigures = {
  total: 0,
  counted: 0,
  answered: 0,
  succeeded: 0,
  averageSeconds: null,
  latencyP50: null,
  latencyP90: null,
};

const week = (counts: readonly (readonly [number, number])[]) =>
  counts.map(([count, before], index) => ({ day: new Date(2024, 5, 12 + index), count, before }));

/** The figures of the mockup. */
export const statistics: CallStatistics = {
  figures,
  before: { ...figures, total: 734, answered: 690, succeeded: 640, averageSeconds: 141 },
  days: week([
    [96, 88],
    [118, 97],
    [109, 104],
    [141, 112],
    [127, 108],
    [123, 119],
    [148, 106],
  ]),
  outcomes: [
    { outcome: 'resolved', text: 'resolved', calls: 604 },
    { outcome: 'transferred', text: 'transferred', calls: 129 },
    { outcome: 'voicemail', text: 'voicemail', calls: 78 },
    { outcome: 'no_answer', text: 'no_answer', calls: 38 },
    { outcome: 'failed', text: 'failed', calls: 13 },
  ],
  reasons: [
    {
      reason: 'caller_hung_up',
      text: 'caller_hung_up',
      calls: 498,
      averageSeconds: 141,
      before: 431,
    },
    { reason: 'agent_ended', text: 'agent_ended', calls: 219, averageSeconds: 114, before: 188 },
    { reason: 'transferred', text: 'transferred', calls: 129, averageSeconds: 242, before: 96 },
    { reason: 'error', text: 'error', calls: 16, averageSeconds: 21, before: 19 },
  ],
  latencies: [],
};

/** Too few calls for percentiles. */
export const fewCalls: CallStatistics = {
  ...statistics,
  figures: { ...figures, total: 6, counted: 6, answered: 6, succeeded: 5, latencyP50: null },
  days: week([
    [0, 0],
    [2, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [3, 0],
    [0, 0],
  ]),
  outcomes: [
    { outcome: 'resolved', text: 'resolved', calls: 5 },
    { outcome: null, text: '<b>sold</b>', calls: 1 },
  ],
  reasons: [{ reason: null, text: 'solar_flare', calls: 6, averageSeconds: null, before: 0 }],
  latencies: [420, 580, 610, 640, 900, 1600].map((ms, index) => ({
    id: `call-${index}`,
    startedAt: new Date(2024, 5, 13, 9, index),
    ms,
  })),
};

export const noCalls: CallStatistics = {
  figures: emptyFigures,
  before: emptyFigures,
  days: week(Array.from({ length: 7 }, () => [0, 0] as const)),
  outcomes: [],
  reasons: [],
  latencies: [],
};

export const truncated: CallStatistics = {
  ...statistics,
  figures: { ...figures, total: 4812, counted: 1000 },
};
