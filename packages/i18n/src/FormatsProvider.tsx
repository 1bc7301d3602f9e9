import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Formats } from './formats.ts';
import { LanguageContext, useLanguageContext } from './languageContext.ts';

export interface FormatsProviderProps {
  /** The formats that differ; the others stay as they are around the provider. A stable object. */
  formats: Partial<Formats>;
  /** What is written in these formats. */
  children: ReactNode;
}

/**
 * Writes dates, numbers and money below it in another way, numbers inside texts too. Stands inside a
 * `LanguageProvider`.
 *
 * @throws outside of LanguageProvider
 */
export function FormatsProvider({ formats, children }: FormatsProviderProps) {
  const outer = useLanguageContext('FormatsProvider');
  const value = useMemo(() => {
    const merged = { ...outer.formats, ...formats };
    const { translate } = outer.shown;
    const shown = {
      ...outer.shown,
      // A provider further in hands its own way of writing on.
      translate: ((key, params, write = merged.number) =>
        translate(key, params, write)) satisfies typeof translate,
    };
    return { ...outer, shown, formats: merged };
  }, [outer, formats]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
