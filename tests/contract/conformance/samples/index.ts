import type { Samples } from '../sample.ts';
import { notificationSamples } from './notifications.ts';

/** The samples of every record, under its name in `allCalls`. */
export const samples: Readonly<Record<string, Samples>> = {
  overview: { overview: {} },
  notifications: notificationSamples,
};
