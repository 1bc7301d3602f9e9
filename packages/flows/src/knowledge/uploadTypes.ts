import type { FileType, KnowledgeDocument } from '@platform/api';

export type UploadProblem =
  | 'tooLarge'
  | 'empty'
  | 'unsupported'
  /** The content does not match the name. */
  | 'wrongType'
  | 'encrypted'
  /** Missing on disk, or not readable. */
  | 'unreadable'
  /** Exceeds the plan's storage. */
  | 'noRoom'
  | 'noBase'
  /** Network failure or stalled; it may have arrived. */
  | 'lost'
  /** Refused by the server, with its message if any. */
  | 'refused'
  /** Added, but the document it replaces could not be deleted. */
  | 'earlierKept';

/** Progress of an upload. `duplicate`: its name is taken and the user is asked. */
export type UploadStatus = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'duplicate';

export interface NamedDocument {
  id: string;
  /** Null if not reported. */
  bytes: number | null;
}

export interface Duplicate {
  isSameSize: boolean;
  documentIds: readonly string[];
  /** The document the file can replace; null unless there is exactly one. */
  replaceableId: string | null;
}

export interface Upload {
  id: string;
  baseId: string;
  name: string;
  size: number;
  type: FileType | null;
  status: UploadStatus;
  sent: number;
  problem: UploadProblem | null;
  duplicate: Duplicate | null;
  message: string;
  documentId: string | null;
}

/** Returns the loaded documents with a name; null unless all documents of the base are loaded. */
export type LoadedNamed = (fileName: string) => readonly NamedDocument[] | null;

export interface UploadsOptions {
  send: (
    baseId: string,
    file: File,
    options: {
      signal: AbortSignal;
      key: string;
      onProgress: (sent: number) => void;
    },
  ) => Promise<KnowledgeDocument | null>;
  fetchNamed: (
    baseId: string,
    file: File,
    signal: AbortSignal,
  ) => Promise<readonly NamedDocument[]>;
  remove: (baseId: string, documentId: string) => Promise<void>;
  onAdded: (upload: Upload) => void;
}

export interface Uploads {
  state: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (baseId: string, files: readonly File[], loadedNamed: LoadedNamed) => void;
  cancel: (id: string) => void;
  cancelAll: () => void;
  /** Also adds a duplicate next to the existing document. */
  retry: (id: string) => void;
  /** Uploads a duplicate, then deletes the earlier document. */
  replace: (id: string) => void;
  remove: (id: string) => void;
  clear: () => void;
  close: () => void;
}
