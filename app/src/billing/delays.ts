/**
 * How long to wait before each question for the status after a checkout, in milliseconds. The
 * provider tells the backend late; after the last the page says that nothing is known yet
 * (reading 36).
 */
export const confirmationWaits: readonly number[] = [0, 1000, 2000, 3000, 4000, 5000];

/** How long a begun checkout is remembered in its tab, in milliseconds. */
export const checkoutMemoryMs = 60 * 60 * 1000;
