export const POLL_MS = 60_000;
