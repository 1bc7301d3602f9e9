import { LanguageProvider } from '@platform/i18n';
import { LinkProvider, TooltipHost } from '@platform/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { AppParts } from './createApp.ts';
import { languageAtom } from './shared/language/languageAtoms.ts';
import { LanguageFailure } from './shared/language/LanguageFailure.tsx';
import { Later } from './shared/later/Later.tsx';
import { AppLink } from './shared/links/AppLink.tsx';
import { LinksProvider } from './shared/links/LinksContext.ts';
import { ApiProvider } from './shared/session/ApiContext.ts';
import { StateProvider, useAtomValue, useSetAtom } from './shared/state/index.ts';

/** The app: providers from the outside in, then the router. */
export function App({ api, store, router, links }: AppParts) {
  return (
    <StateProvider store={store}>
      <ApiProvider value={api}>
        <Language>
          <LinksProvider value={links}>
            <LinkProvider component={AppLink}>
              <RouterProvider router={router} useTransitions={false} />
              <Later />
              <TooltipHost />
            </LinkProvider>
          </LinksProvider>
        </Language>
      </ApiProvider>
    </StateProvider>
  );
}

function Language({ children }: { children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const setLanguage = useSetAtom(languageAtom);
  const [failures, setFailures] = useState(0);
  return (
    <LanguageProvider
      language={language}
      onLanguageChange={setLanguage}
      onLanguageFailed={() => setFailures(failures + 1)}
    >
      {children}
      <LanguageFailure count={failures} />
    </LanguageProvider>
  );
}
