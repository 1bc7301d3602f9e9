/** How often the service is asked for what is new, in milliseconds. */
export const POLL_MS = 60_000;
