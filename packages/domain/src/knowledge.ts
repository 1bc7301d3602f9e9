import type { AgentName, CountedList, Identified, Keyed } from './records.ts';

/** A collection of documents that agents answer from. */
export interface KnowledgeBase extends Identified {
  /** Unique within the tenant. */
  name: string;
  /** Subject of the documents; '' for none. */
  description: string;
  /** Number of documents; `null` if the server sent none. */
  documents: number | null;
  /** Number of documents that can be searched; `null` if the server sent none. */
  readyDocuments: number | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
  /** The agents that answer from it. */
  usedBy: readonly AgentName[];
}

export type KnowledgeBaseList = CountedList<'knowledgeBases', KnowledgeBase>;

/** File types, by extension. */
export type FileType = 'pdf' | 'docx' | 'txt' | 'md' | 'csv';

/** A file, a web page (`web`) or a typed text (`text`). */
export type DocumentType = FileType | 'web' | 'text';

/** A `stale` document is still searchable, but its source has changed. */
export type DocumentStatus = 'queued' | 'processing' | 'ready' | 'failed' | 'stale';

/** Reason why a document could not be read. */
export type DocumentFault = 'encrypted' | 'broken' | 'empty' | 'wrong_type' | 'unreachable';

/** A document of a base. Type, status and fault are `null` for unknown values. */
export interface KnowledgeDocument extends Identified {
  /** File name, title or URL. */
  name: string;
  /** Type of its source. */
  type: DocumentType | null;
  /** Progress of indexing. */
  status: DocumentStatus | null;
  /** Set if it failed and the server gave a known reason. */
  fault: DocumentFault | null;
  /** Number of its passages; `null` if the server sent none. */
  passages: number | null;
  /** Size in bytes; `null` if the server sent none. */
  bytes: number | null;
  /** URL of a web page, else ''. */
  url: string;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
  /** The agents that answer from it. */
  usedBy: readonly AgentName[];
}

export type DocumentList = CountedList<'documents', KnowledgeDocument>;

export interface DocumentDetail {
  /** The document. */
  document: KnowledgeDocument;
  /** Its passages, in order. */
  passages: readonly string[];
}

/** A passage that answers a question. */
export interface Match extends Keyed {
  /** Id of the document that it is in. */
  documentId: string;
  /** Name of that document. */
  documentName: string;
  /** The text of the passage. */
  text: string;
  /** Position of the passage in its document, from 0; `null` if the server sent none. */
  index: number | null;
  /** 0 to 1. */
  score: number;
}

/** In characters. */
export const KNOWLEDGE_BASE_LIMITS = {
  name: { min: 2, max: 60 },
  description: 280,
  question: 500,
} as const;

/** In characters. */
export const DOCUMENT_LIMITS = { url: 2048, title: 120, text: 50_000 } as const;

/** Largest file of a document, in bytes. */
export const FILE_LIMIT = 20 * 1024 * 1024;
