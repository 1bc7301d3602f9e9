import { readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { agentNamesOf } from '../schema/agentNames.ts';
import type { AgentName } from '../schema/agentNames.ts';
import { countOf, dateOf } from '../schema/values.ts';

export interface KnowledgeBaseWire {
  id: string;
  name: string;
  description?: string | null;
  document_count?: number | null;
  /** How many of them can be searched. */
  ready_document_count?: number | null;
  updated_at?: string | null;
  /** The agents that answer from it. */
  used_by?: AgentName[] | null;
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
  /** The agents that answer from it. */
  usedBy: AgentName[];
}

/** One load of knowledge bases; `total` counts all there are, null where the server did not say. */
export type KnowledgeBaseList = CountedList<'knowledgeBases', KnowledgeBase>;

function toBase(row: WireObject): Omit<KnowledgeBase, 'key'> {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    description: textOf(row.description),
    documents: countOf(row.document_count),
    readyDocuments: countOf(row.ready_document_count),
    updatedAt: dateOf(row.updated_at),
    usedBy: agentNamesOf(row.used_by),
  };
}

/** `GET /v1/knowledge-bases`. */
export const knowledgeBasesSchema = countedListOf(
  'knowledgeBases',
  ['knowledge_bases', 'data'],
  toBase,
);

/** What a base answers to being created or changed; null where the answer does not tell it. */
export const knowledgeBaseSchema = readObject((answer): KnowledgeBase | null => {
  const base = toBase(unwrap(answer, 'knowledge_base', 'data'));
  return base.id ? { ...base, key: base.id } : null;
});
