/** Reports an argument or a setting that the user has to correct. */
export class UsageError extends Error {
  override name = 'UsageError';
}
