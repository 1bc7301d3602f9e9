import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LanguageContext, useLanguageContext } from './languageContext.ts';
import { overrideTexts } from './overrideTexts.ts';
import type { Messages } from './types.ts';

export interface MessagesProviderProps {
  /** The texts that say something else, whatever the language; the others stay. A stable object. */
  messages: Messages;
  /** What says the texts. */
  children: ReactNode;
}

/**
 * Gives the texts below it other words: `{ team: { invite: { button: 'Add colleague' } } }`. Stands
 * inside a `LanguageProvider`; the innermost one wins.
 *
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
