/* Delays of connecting a provider, in ms, and the number of polls. */

/** Delay from the accepted code to the first poll. */
export const beforePollsMs = 2000;

export const pollCount = 5;

/** Delay from a response to the next poll. */
export const betweenPollsMs = 1000;

/** Delay from the last response to opening the list. */
export const beforeListMs = 1000;

/** Time a failure is shown before the list opens. */
export const afterFailureMs = 3000;

/** Delay from the list with `refresh=true` to its second load. */
export const beforeRefreshMs = 500;

/** Delay from the message of `connected=` to the page reload. */
export const beforeReloadMs = 1000;
