export const importLimits = { megabytes: 20, rows: 100_000, columns: 300 };

export const maxHeaderChoices = 20;

export const maxConcurrentCalls = 4;

export const shownRows = 100;

/** Consecutive failures after which an import pauses, so that the remaining rows are not lost. */
export const failuresToPause = 3;
