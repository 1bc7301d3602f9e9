/** What the flow keeps of a file besides the public state of its upload. */
export interface Sending {
  file: File;
  /** Identifies the upload to the service, so that a lost response stores nothing twice. */
  key: string;
  /** True when an earlier attempt may have stored the file. */
  mayHaveBeenReceived: boolean;
  /** True until it is known which documents of the base have its name. */
  isNameUnknown: boolean;
  /** Documents of its name next to which, or instead of which, the user wants it. */
  acceptedIds: Set<string>;
  /** The document to delete once the file is stored. */
  replacesId: string | null;
  stop: AbortController | null;
}

/** Works without a secure context, unlike `randomUUID`. */
export const newUploadKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** @param lost an upload of the same file whose response was lost: it is continued */
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
