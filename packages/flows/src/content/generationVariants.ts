import type { Brief } from '@platform/api';
import type { GenerationTexts } from './generationTexts.ts';
import type { GenerationEndReason, GenerationVariant } from './generationTypes.ts';

let lastId = 0;

export function newVariants(
  brief: Brief,
  others: readonly GenerationVariant[],
): GenerationVariant[] {
  const last = Math.max(0, ...others.map(({ number }) => number));
  const sessionPrefix = Date.now().toString(36);
  return Array.from({ length: brief.variants }, (_, index) => {
    lastId += 1;
    return {
      id: `${sessionPrefix}-${lastId}`,
      number: last + index + 1,
      status: 'writing',
      brief,
      sources: [],
      hasEarlier: false,
      savedId: '',
    };
  });
}

export const settled = (variant: GenerationVariant): GenerationVariant =>
  variant.status === 'writing' ? { ...variant, status: 'partial' } : variant;

/** An empty variant gets its earlier text back or is removed. */
export function settleAll(
  variants: readonly GenerationVariant[],
  reason: GenerationEndReason,
  texts: GenerationTexts,
  earlier: Map<string, string>,
): GenerationVariant[] {
  return variants.flatMap((variant): GenerationVariant[] => {
    if (variant.status !== 'writing') return [variant];
    const { id } = variant;
    if (texts.get(id)) return [{ ...variant, status: reason === 'done' ? 'finished' : 'partial' }];
    const before = earlier.get(id);
    if (before === undefined) return [];
    earlier.delete(id);
    texts.set(id, before);
    const { earlierSources: sources = [] } = variant;
    return [{ ...variant, status: 'finished', sources, hasEarlier: false }];
  });
}
