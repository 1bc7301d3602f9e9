export interface Sending {
  file: File;
  /** Idempotency key, so that a retry after a lost response stores nothing twice. */
  key: string;
  /** True if an earlier attempt may have stored the file. */
  mayHaveBeenReceived: boolean;
  /** True until the documents with its name are known. */
  isNameUnknown: boolean;
  /** Documents with its name that the user agreed to keep next to it or to replace. */
  acceptedIds: Set<string>;
  /** Document to delete once the file is stored. */
  replacesId: string | null;
  stop: AbortController | null;
}

/** Works without a secure context, unlike `randomUUID`. */
export const newUploadKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** @param lost upload of the same file whose response was lost, which is continued */
export const createSending = (
  file: File,
  { lost, isNameUnknown }: { lost: Sending | undefined; isNameUnknown: boolean },
): Sending => ({
  file,
  key: lost?.key ?? newUploadKey(),
  mayHaveBeenReceived: lost !== undefined,
  isNameUnknown,
  acceptedIds: new Set(lost?.acceptedIds),
  replacesId: lost?.replacesId ?? null,
  stop: null,
});
