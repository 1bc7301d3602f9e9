import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ComponentTextsContext, useComponentTexts } from './ComponentTextsContext.ts';
import type { ComponentTexts } from './ComponentTextsContext.ts';

export interface ComponentTextsProviderProps {
  /** Texts to override; the others are inherited. Keep the object stable. */
  texts: Partial<ComponentTexts>;
  /** Components that use the texts. */
  children: ReactNode;
}

/** Sets the default texts of the components inside. Props of a component take precedence. */
export function ComponentTextsProvider({ texts, children }: ComponentTextsProviderProps) {
  const outer = useComponentTexts();
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <ComponentTextsContext value={merged}>{children}</ComponentTextsContext>;
}
