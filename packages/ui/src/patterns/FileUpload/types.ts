/** Progress of the upload of one file. */
export interface FileUploadState {
  /** `waiting` for its turn, `sending`, or how it ended. */
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Sent bytes. @default 0 */
  sent?: number | undefined;
  /** Reason of the failure, as a text for the user. @default a general one */
  message?: string | undefined;
  /** True if a retry cannot succeed; hides its button. @default false */
  isFinal?: boolean | undefined;
}
