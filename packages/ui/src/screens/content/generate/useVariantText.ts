import { useCallback, useSyncExternalStore } from 'react';
import type { VariantTexts } from './generateTypes.ts';

/** Only the calling component renders with the growing text. */
export function useVariantText({ textOf, subscribeText }: VariantTexts, id: string): string {
  const read = useCallback(() => textOf(id), [textOf, id]);
  return useSyncExternalStore(
    useCallback((listener) => subscribeText(id, listener), [subscribeText, id]),
    read,
    read,
  );
}
