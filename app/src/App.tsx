import { LanguageProvider } from '@platform/i18n';
import { LinkProvider } from '@platform/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { AppParts } from './createApp.ts';
import { DataClientProvider } from './data/dataClient.ts';
import { languageAtom } from './platform/languageAtoms.ts';
import { LanguageFailure } from './platform/LanguageFailure.tsx';
import { LazyLoading } from './routing/LazyLoading.tsx';
import { DeferredFeedback } from './feedback/DeferredFeedback.tsx';
import { ShownMessages } from './feedback/ShownMessages.tsx';
import { AppLink } from './routing/AppLink.tsx';
import { PagesProvider } from './routing/PagesContext.ts';
import { LinksProvider } from './routing/LinksContext.ts';
import { ApiProvider } from './session/ApiContext.ts';
import { StateProvider, useAtomValue, useSetAtom } from './platform/state.ts';

export function App({ api, store, router, links, data, pages }: AppParts) {
  return (
    <StateProvider store={store}>
      <ApiProvider value={api}>
        <DataClientProvider value={data}>
          <Language>
            <PagesProvider value={pages}>
              <LinksProvider value={links}>
                <LinkProvider component={AppLink}>
                  <LazyLoading>
                    <ShownMessages>
                      <RouterProvider router={router} useTransitions={false} />
                    </ShownMessages>
                    <DeferredFeedback />
                  </LazyLoading>
                </LinkProvider>
              </LinksProvider>
            </PagesProvider>
          </Language>
        </DataClientProvider>
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
      setsDocumentLanguage
    >
      {children}
      <LanguageFailure count={failures} />
    </LanguageProvider>
  );
}
