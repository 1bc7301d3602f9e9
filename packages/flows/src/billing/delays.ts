/** In ms. The provider notifies the backend late; after the last poll it counts as unconfirmed. */
export const confirmationDelaysMs: readonly number[] = [0, 1000, 2000, 3000, 4000, 5000];

export const checkoutMaxAgeMs = 60 * 60 * 1000;
