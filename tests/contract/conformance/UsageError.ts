/** An argument or a setting that the user has to correct; the message says which. */
export class UsageError extends Error {
  override name = 'UsageError';
}
