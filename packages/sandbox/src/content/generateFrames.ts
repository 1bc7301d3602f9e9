import { WORDS_PER_TOKEN } from '@platform/api/contract';
import type { ContentSourceWire, GenerationFrameWire } from '@platform/api/contract';
import { piecesOf } from './generateText.ts';

/** A text that is written, and what it quotes. */
export interface WrittenText {
  text: string;
  sources: readonly ContentSourceWire[];
}

/** What writing has cost so far. */
export interface Cost {
  tokens: number;
}

/**
 * The events of a stream: a word of each variant in turn, what a finished one quotes, and the cost.
 * Where the plan allows no more, the last one says so.
 *
 * @param left how many tokens the plan still allows
 * @param cost counts what was written, also where nobody listens to the end
 */
export function* framesOf(
  variants: readonly WrittenText[],
  left: number,
  cost: Cost,
): Generator<GenerationFrameWire> {
  const pieces = variants.map(({ text }) => piecesOf(text));
  const longest = Math.max(...pieces.map(({ length }) => length));
  let words = 0;
  for (let index = 0; index < longest; index += 1) {
    for (const [variant, list] of pieces.entries()) {
      const delta = list[index];
      if (delta === undefined) continue;
      if (Math.ceil((words + 1) / WORDS_PER_TOKEN) > left) {
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
