import { lazyPart } from '../internal/lazyPart.ts';

/** The chart and the library that draws its line: the page is there before they are. */
export const lineChart = lazyPart(
  async () => (await import('../components/LineChart/LineChart.tsx')).LineChart,
);

/** What stands for the agents of a deployment that has none to offer. */
export const notOffered = lazyPart(async () => (await import('./NotOffered.tsx')).NotOffered);
