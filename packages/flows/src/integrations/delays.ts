/*
 * How long connecting a provider waits, in milliseconds, and how often it asks.
 */

/** From the answer to the code to the first question for the status. */
export const beforePollsMs = 2000;

/** How often the status is asked for at most, whatever is answered. */
export const pollCount = 5;

/** From one answer to the next question. */
export const betweenPollsMs = 1000;

/** From the last answer to the list. */
export const beforeListMs = 1000;

/** How long a failure is shown before the list opens. */
export const afterFailureMs = 3000;

/** From the list with `refresh=true` to its second load. */
export const beforeRefreshMs = 500;

/** From the message of `connected=` to the reload of the page. */
export const beforeReloadMs = 1000;
