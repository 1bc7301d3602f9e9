import type { ImportLimits } from '@platform/ui';

/** The most one file may hold: beyond it a page would fill its memory. */
export const importLimits: ImportLimits = { megabytes: 20, rows: 100_000, columns: 100 };

/** How many contacts are on their way at once. */
export const callsAtOnce = 4;

/** How many rows the dialog shows of each list. */
export const shownRows = 100;

/** Failures in a row after which an import pauses instead of losing every row that is left. */
export const strikesToPause = 3;
