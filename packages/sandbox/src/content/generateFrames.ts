import { WORDS_PER_TOKEN } from '@platform/api/contract';
import type { ContentSourceWire, GenerationFrameWire } from '@platform/api/contract';
import { piecesOf } from './generateText.ts';

export interface WrittenText {
  text: string;
  sources: readonly ContentSourceWire[];
}

export interface Cost {
  tokens: number;
}

/**
 * Yields words of the variants in turn, their sources, then the cost or the plan's limit. `cost` is
 * updated while writing, since the client may disconnect.
 */
export function* framesOf(
  variants: readonly WrittenText[],
  tokenBudget: number,
  cost: Cost,
): Generator<GenerationFrameWire> {
  const pieces = variants.map(({ text }) => piecesOf(text));
  const longest = Math.max(...pieces.map(({ length }) => length));
  let words = 0;
  for (let index = 0; index < longest; index += 1) {
    for (const [variant, list] of pieces.entries()) {
      const delta = list[index];
      if (delta === undefined) continue;
      if (Math.ceil((words + 1) / WORDS_PER_TOKEN) > tokenBudget) {
        yield { error: { code: 'PLAN_LIMIT', message: 'The LLM tokens of the plan are used up' } };
        return;
      }
      words += 1;
      cost.tokens = Math.ceil(words / WORDS_PER_TOKEN);
      yield { variant, delta };
      const sources = [...(variants[variant]?.sources ?? [])];
      if (index === list.length - 1) yield { variant, sources };
    }
  }
  yield { done: true, usage: { llm_tokens: cost.tokens } };
}
