/** The most one file may hold: beyond it a page would fill its memory. */
export const importLimits = { megabytes: 20, rows: 100_000, columns: 300 };

/** How many of the first rows may be the one with the column names. */
export const maxHeaderChoices = 20;

/** How many contacts are sent at the same time. */
export const callsAtOnce = 4;

/** How many rows of each list the state holds at first, and how many more come at once. */
export const shownRows = 100;

/** Consecutive failures after which an import pauses instead of losing every row that is left. */
export const failuresToPause = 3;
