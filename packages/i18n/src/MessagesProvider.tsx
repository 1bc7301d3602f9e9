import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LanguageContext, useLanguageContext } from './languageContext.ts';
import { overrideTexts } from './overrideTexts.ts';
import type { Messages } from './types.ts';

export interface MessagesProviderProps {
  /** Texts to override in every language; the others are inherited. Must be a stable object. */
  messages: Messages;
  /** Rendered with these texts. */
  children: ReactNode;
}

/**
 * Overrides texts in its subtree; the innermost provider wins.
 * @throws outside of LanguageProvider
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useLanguageContext('MessagesProvider');
  const value = useMemo(
    () => ({ ...outer, shown: overrideTexts(outer.shown, messages) }),
    [outer, messages],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
