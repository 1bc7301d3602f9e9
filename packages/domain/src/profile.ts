/** A way to sign in. */
export interface SignInMethod {
  /** `password`, `google`, or the name of another provider as it came. */
  method: string;
  /** When it was last used, as the service sent it; '' for never. */
  lastUsedAt: string;
}
