/** The provider option of the payment dialog becomes active this long after it opens (spec 9). */
export const PROVIDER_DELAY_MS = 200;
