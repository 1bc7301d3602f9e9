import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Formats } from './formats.ts';
import { LanguageContext, useLanguageContext } from './languageContext.ts';

export interface FormatsProviderProps {
  /** Formats to override; the others are inherited. Must be a stable object. */
  formats: Partial<Formats>;
  /** Content rendered with these formats. */
  children: ReactNode;
}

/**
 * Overrides how dates, numbers and money are formatted in its subtree.
 * @throws outside of LanguageProvider
 */
export function FormatsProvider({ formats, children }: FormatsProviderProps) {
  const outer = useLanguageContext('FormatsProvider');
  const value = useMemo(() => {
    const merged = { ...outer.formats, ...formats };
    const { translate } = outer.shown;
    const shown = {
      ...outer.shown,
      // A nested provider passes its own number format.
      translate: ((key, params, write = merged.number) =>
        translate(key, params, write)) satisfies typeof translate,
    };
    return { ...outer, shown, formats: merged };
  }, [outer, formats]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
