/*
 * How long the pages of the integrations wait, in milliseconds, and how often they ask (spec 4, 9).
 */

/** From the code that was taken to the first question for the status. */
export const beforePollsMs = 2000;

/** How often the status is asked for at most, whatever is answered (reading 71). */
export const pollCount = 5;

/** From one answer to the next question: never two at once (reliability L02). */
export const betweenPollsMs = 1000;

/** From the last answer to the list. */
export const beforeListMs = 1000;

/** How long a failure is shown before the list opens. */
export const afterFailureMs = 3000;

/** From the list with `refresh=true` to its second load. */
export const beforeRefreshMs = 500;

/** From the message of `connected=` to the page that is loaded anew. */
export const beforeReloadMs = 1000;
