import { useCallback, useSyncExternalStore } from 'react';
import type { VariantTexts } from './types.ts';

/** The text of a variant as it grows: what calls this is drawn again, and nothing around it. */
export function useVariantText({ textOf, subscribeText }: VariantTexts, id: string): string {
  const read = useCallback(() => textOf(id), [textOf, id]);
  return useSyncExternalStore(
    useCallback((listener) => subscribeText(id, listener), [subscribeText, id]),
    read,
    read,
  );
}
