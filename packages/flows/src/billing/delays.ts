/**
 * How long to wait before each question for the subscription after a checkout, in milliseconds. The
 * provider notifies the backend late; after the last one the purchase counts as unconfirmed.
 */
export const confirmationWaits: readonly number[] = [0, 1000, 2000, 3000, 4000, 5000];

/** How long a checkout that was begun is remembered in its tab, in milliseconds. */
export const checkoutMaxAgeMs = 60 * 60 * 1000;
