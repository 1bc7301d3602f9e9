import type { FileType, KnowledgeDocument } from '@platform/api';

/** Why a file was not added. */
export type UploadProblem =
  /** It is larger than a file may be. */
  | 'tooLarge'
  /** There is nothing in it. */
  | 'empty'
  /** Its name ends in none of the types that can be read. */
  | 'unsupported'
  /** It is not what its name says. */
  | 'wrongType'
  /** It has a password. */
  | 'encrypted'
  /** It is gone from the disk, or may not be read. */
  | 'unreadable'
  /** The plan has no room for it. */
  | 'noRoom'
  /** The base is gone. */
  | 'noBase'
  /** The network went, or nothing moved for too long: it may have arrived. */
  | 'lost'
  /** The service refused it, in its own words where it sent any. */
  | 'refused'
  /** It was added, but the document that it replaces could not be deleted. */
  | 'earlierKept';

/** How far a file has come. With `duplicate` the user is asked: its name is taken. */
export type UploadStatus = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'duplicate';

/** A document that has the name of a file, as the service keeps names. */
export interface NamedDocument {
  id: string;
  /** Null if the service sent no size. */
  bytes: number | null;
}

/** The documents and other files that have the name of a file. */
export interface Duplicate {
  /** True when one of them has its size, too. */
  isSameSize: boolean;
  documentIds: readonly string[];
  /** The document that the file can replace; null if there is none or more than one. */
  replaceableId: string | null;
}

/** One file on its way into a base. */
export interface Upload {
  id: string;
  baseId: string;
  name: string;
  /** In bytes. */
  size: number;
  type: FileType | null;
  status: UploadStatus;
  /** How many bytes of it have left. */
  sent: number;
  problem: UploadProblem | null;
  /** Set while the status is `duplicate`. */
  duplicate: Duplicate | null;
  /** The server's own words for a refusal, else ''. */
  message: string;
  /** What it became; null where it is none yet, or nobody knows which. */
  documentId: string | null;
}

/** What an upload needs of the world. */
export interface UploadsOptions {
  /** Sends one file. @throws ApiError */
  send: (
    baseId: string,
    file: File,
    options: {
      signal: AbortSignal;
      /** The same for every attempt that the user means as one upload. */
      key: string;
      onProgress: (sent: number) => void;
    },
  ) => Promise<KnowledgeDocument | null>;
  /** Returns the loaded documents of that name, or null unless all documents of the base are loaded. */
  loadedNamed: (baseId: string, file: File) => readonly NamedDocument[] | null;
  /** Fetches the documents of that name. @throws ApiError */
  fetchNamed: (
    baseId: string,
    file: File,
    signal: AbortSignal,
  ) => Promise<readonly NamedDocument[]>;
  /** Deletes a document that a file has replaced. @throws ApiError */
  remove: (baseId: string, documentId: string) => Promise<void>;
  /** Called when a file has become a document. */
  onAdded: (upload: Upload) => void;
}

/** Files on their way into bases, whatever page is shown. */
export interface Uploads {
  state: () => readonly Upload[];
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void;
  add: (baseId: string, files: readonly File[]) => void;
  /** Stops a file that waits or is being sent. */
  cancel: (id: string) => void;
  cancelAll: () => void;
  /** Sends a file again that failed or was cancelled, or one whose name is taken, next to the other. */
  retry: (id: string) => void;
  /** Sends a file whose name is taken; once it is stored, the earlier document is deleted. */
  replace: (id: string) => void;
  /** Forgets a file that is not on its way. */
  remove: (id: string) => void;
  /** Forgets all that are not on their way. */
  clear: () => void;
  /** Stops and forgets everything. */
  close: () => void;
}
