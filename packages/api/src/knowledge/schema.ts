import { textOf } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';

export interface KnowledgeBaseWire {
  id: string;
  name: string;
  description?: string | null;
  document_count?: number | null;
  /** How many of them can be searched. */
  ready_document_count?: number | null;
  updated_at?: string | null;
}

export interface KnowledgeBasesWire {
  knowledge_bases: KnowledgeBaseWire[];
  total: number;
}

/** A collection of documents that agents answer from. */
export interface KnowledgeBase extends Keyed {
  id: string;
  name: string;
  description: string;
  /** Null where the server sent none. */
  documents: number | null;
  /** How many of them can be searched; null where the server sent none. */
  readyDocuments: number | null;
  updatedAt: Date | null;
}

/** One load of knowledge bases; `total` counts all there are, null where the server did not say. */
export type KnowledgeBaseList = CountedList<'knowledgeBases', KnowledgeBase>;

/** `GET /v1/knowledge-bases`. */
export const knowledgeBasesSchema = countedListOf(
  'knowledgeBases',
  ['knowledge_bases', 'data'],
  (row): Omit<KnowledgeBase, 'key'> => ({
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    description: textOf(row.description),
    documents: countOf(row.document_count),
    readyDocuments: countOf(row.ready_document_count),
    updatedAt: dateOf(row.updated_at),
  }),
);
