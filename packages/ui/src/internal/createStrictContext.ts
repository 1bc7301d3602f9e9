import { createContext, use } from 'react';
import type { Context } from 'react';

/** `provider` names the outer component, such as `Menu.Root`, for the error if it is missing. */
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
