/** A way to sign in. */
export interface SignInMethod {
  /** `password`, `google`, or another provider as received. */
  method: string;
  /** Time of the last use, as the service sent it; '' for never. */
  lastUsedAt: string;
}
