import { agentNamesOf } from '../schema/agentNames.ts';
import type { AgentName } from '../schema/agentNames.ts';
import { readObject, textListOf, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { amountOf, countOf, dateOf } from '../schema/values.ts';
import { DOCUMENT_FAULTS, DOCUMENT_STATUSES, DOCUMENT_TYPES } from './values.ts';
import type { DocumentFault, DocumentStatus, DocumentType } from './values.ts';

export interface DocumentWire {
  id: string;
  name: string;
  type: string;
  status: string;
  /** Of a failed one: why. */
  reason?: string | null;
  /** How many passages it was cut into. */
  chunk_count?: number | null;
  size_bytes?: number | null;
  /** Of a web page: its address. */
  url?: string | null;
  /** Of a web page: how many links away from it were followed. */
  depth?: number | null;
  updated_at?: string | null;
  /** The agents that answer from it. */
  used_by?: AgentName[] | null;
}

export interface DocumentsWire {
  documents: DocumentWire[];
  total: number;
}

/** `GET …/documents/{documentId}`: a document and what it says. */
export interface DocumentDetailWire {
  document: DocumentWire;
  chunks: string[];
}

export interface MatchWire {
  document_id: string;
  document_name: string;
  chunk: string;
  /** Which passage of its document it is, counted from 0. */
  chunk_index?: number | null;
  /** 0 to 1. */
  score: number;
}

export interface MatchesWire {
  matches: MatchWire[];
}

/** One document of a base. */
export interface KnowledgeDocument extends Keyed {
  id: string;
  name: string;
  /** Null where the server sent another word. */
  type: DocumentType | null;
  /** Null where the server sent another word. */
  status: DocumentStatus | null;
  /** Of a failed one; null where the server gave no reason that we know. */
  fault: DocumentFault | null;
  /** How many passages it was cut into; null where unsaid. */
  passages: number | null;
  /** Its size in bytes; null where unsaid. */
  bytes: number | null;
  /** Of a web page: its address, else ''. */
  url: string;
  updatedAt: Date | null;
  usedBy: AgentName[];
}

/** One load of documents; `total` counts all there are, null where the server did not say. */
export type DocumentList = CountedList<'documents', KnowledgeDocument>;

/** A document and its passages, in their order. */
export interface DocumentDetail {
  document: KnowledgeDocument;
  passages: string[];
}

/** A passage that answers a question. */
export interface Match extends Keyed {
  documentId: string;
  documentName: string;
  text: string;
  /** Which passage of its document it is, counted from 0; null where unsaid. */
  index: number | null;
  /** 0 to 1. */
  score: number;
}

const wordOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === textOf(value)) ?? null;

function toDocument(row: WireObject): Omit<KnowledgeDocument, 'key'> {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    type: wordOf(DOCUMENT_TYPES, row.type),
    status: wordOf(DOCUMENT_STATUSES, row.status),
    fault: wordOf(DOCUMENT_FAULTS, row.reason),
    passages: countOf(row.chunk_count),
    bytes: countOf(row.size_bytes),
    url: textOf(row.url),
    updatedAt: dateOf(row.updated_at),
    usedBy: agentNamesOf(row.used_by),
  };
}

/** `GET …/documents`. */
export const documentsSchema = countedListOf('documents', ['documents', 'data'], toDocument);

/** What adding a document, or reading it again, answers; null where the answer does not tell it. */
export const documentAnswerSchema = readObject((answer): KnowledgeDocument | null => {
  const document = toDocument(unwrap(answer, 'document', 'data'));
  return document.id ? { ...document, key: document.id } : null;
});

/** `GET …/documents/{documentId}`. */
export const documentSchema = readObject((answer, complain): DocumentDetail => {
  const document = toDocument(unwrap(answer, 'document'));
  if (!document.id) complain(['document', 'id'], 'text expected');
  return { document: { ...document, key: document.id }, passages: textListOf(answer.chunks) };
});

/** `POST …/query`; the best match comes first. */
export const matchesSchema = listOf(['matches', 'data'], (row) => {
  const documentId = textOf(row.document_id);
  const index = countOf(row.chunk_index);
  return {
    id: `${documentId}:${index ?? textOf(row.chunk)}`,
    documentId,
    documentName: textOf(row.document_name, 'Unknown'),
    text: textOf(row.chunk),
    index,
    score: Math.min(1, amountOf(row.score, 0)),
  } satisfies Omit<Match, 'key'> & { id: string };
});
