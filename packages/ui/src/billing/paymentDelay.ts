/** The provider option of the payment dialog becomes active this long after it opens. */
export const PROVIDER_DELAY_MS = 200;
