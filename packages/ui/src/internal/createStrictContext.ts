import { createContext, use } from 'react';
import type { Context } from 'react';

/**
 * Creates a context whose hook names both components if the outer one is missing.
 * @param provider name of the outer component, such as `Menu.Root`
 * @returns the context, and a hook that takes the name of the calling part
 */
export function createStrictContext<Value>(
  provider: string,
): [Context<Value | null>, (part: string) => Value] {
  const StrictContext = createContext<Value | null>(null);
  StrictContext.displayName = provider;

  function useStrictContext(part: string): Value {
    const value = use(StrictContext);
    if (value === null) {
      throw new Error(`${part} needs ${provider} around it. Wrap it in <${provider}>.`);
    }
    return value;
  }
  return [StrictContext, useStrictContext];
}
