/**
 * Delay before each poll of the subscription after a checkout, in ms. The provider notifies the
 * backend late; after the last poll the purchase counts as unconfirmed.
 */
export const confirmationWaits: readonly number[] = [0, 1000, 2000, 3000, 4000, 5000];

export const checkoutMaxAgeMs = 60 * 60 * 1000;
