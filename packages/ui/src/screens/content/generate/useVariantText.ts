import { useCallback, useSyncExternalStore } from 'react';
import type { VariantTexts } from './types.ts';

/** The growing text of a variant. Only the calling component renders with it. */
export function useVariantText({ textOf, subscribeText }: VariantTexts, id: string): string {
  const read = useCallback(() => textOf(id), [textOf, id]);
  return useSyncExternalStore(
    useCallback((listener) => subscribeText(id, listener), [subscribeText, id]),
    read,
    read,
  );
}
