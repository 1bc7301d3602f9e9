/** Limits of one file, which protect the page's memory. */
export const importLimits = { megabytes: 20, rows: 100_000, columns: 300 };

/** Number of first rows that may be chosen as the header row. */
export const maxHeaderChoices = 20;

/** Concurrent requests. */
export const maxConcurrentCalls = 4;

/** Rows shown per list at first, and added per "show more". */
export const shownRows = 100;

/** Consecutive failures after which an import pauses, so that the remaining rows are not lost. */
export const failuresToPause = 3;
