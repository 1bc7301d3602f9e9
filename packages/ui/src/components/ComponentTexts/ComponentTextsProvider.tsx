import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ComponentTextsContext, useComponentTexts } from './ComponentTextsContext.ts';
import type { ComponentTexts } from './ComponentTextsContext.ts';

export interface ComponentTextsProviderProps {
  /** The texts that differ; the others stay as they are around the provider. A stable object. */
  texts: Partial<ComponentTexts>;
  /** What gets the texts. */
  children: ReactNode;
}

/**
 * Gives the components inside their default texts in another language, or other words. A text that is
 * handed to a component itself wins.
 */
export function ComponentTextsProvider({ texts, children }: ComponentTextsProviderProps) {
  const outer = useComponentTexts();
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <ComponentTextsContext value={merged}>{children}</ComponentTextsContext>;
}
