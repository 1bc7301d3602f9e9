import type { Match } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { amountOf, countOf } from '../schema/values.ts';
import type { QuestionBody } from './matches.contract.ts';

export const matchesSchema: ZodMiniType<Match[]> = listOf(['matches', 'data'], (row) => {
  const documentId = toText(row.document_id);
  const index = countOf(row.chunk_index);
  return {
    id: `${documentId}:${index ?? toText(row.chunk)}`,
    documentId,
    documentName: toText(row.document_name, 'Unknown'),
    text: toText(row.chunk),
    index,
    score: Math.min(1, amountOf(row.score, 0)),
  };
});

export const askKnowledge = defineCall({
  service: 'knowledge',
  method: 'POST',
  path: '/v1/knowledge-bases/{id}/query',
  access: 'private',
  body: (question: QuestionBody): QuestionBody => question,
  response: matchesSchema,
});
