import { KNOWLEDGE_BASE_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, trimmed } from '../description/shapes.ts';
import { askKnowledge } from './matches.ts';

const match = z
  .object({
    document_id: id.describe('Id of the document.'),
    document_name: z.string().describe('Name of the document.'),
    chunk: z.string().describe('The passage, as plain text.'),
    chunk_index: z
      .int()
      .min(0)
      .optional()
      .describe('Position of the passage, from 0. If missing, the client does not highlight it.'),
    score: z.number().min(0).max(1).describe('Relevance to the question, 0 to 1.'),
  })
  .meta({ id: 'KnowledgeMatch', description: 'A passage that answers a question.' });

export const questionBody = z.strictObject({
  question: trimmed(1, KNOWLEDGE_BASE_LIMITS.question).describe('A question in natural language.'),
  top_k: z.int().min(1).max(10).describe('Maximum number of passages.'),
});

export const knowledgeMatchCalls = {
  ask: describeCall(askKnowledge, {
    summary: 'Returns the passages of a knowledge base that best answer a question',
    notes: 'Read-only. Documents that are not ready are not searched.',
    repeated: 'idempotent',
    extension: 'knowledge',
    body: questionBody,
    response: z.object({ matches: z.array(match).max(10).describe('Best first.') }),
    errors: ['NOT_FOUND'],
  }),
};

export type QuestionBody = z.output<typeof questionBody>;
