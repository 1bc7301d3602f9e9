import { LanguageProvider, useTranslation } from '@platform/i18n';
import { LinkProvider } from '@platform/ui';
import { useState, useEffect } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { AppParts } from './createApp.ts';
import { DataClientProvider } from './data/dataClient.ts';
import { languageAtom } from './platform/languageAtoms.ts';
import { LazyLoading } from './routing/LazyLoading.tsx';
import { DeferredFeedback } from './feedback/DeferredFeedback.tsx';
import { ShownMessages } from './feedback/ShownMessages.tsx';
import { AppLink } from './routing/AppLink.tsx';
import { PagesProvider } from './routing/PagesContext.ts';
import { LinksProvider } from './routing/LinksContext.ts';
import { ApiProvider } from './session/ApiContext.ts';
import { StateProvider, useAtomValue, useSetAtom } from './platform/state.ts';
import { showToastAtom } from './feedback/toastAtoms.ts';

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

function LanguageFailure({ count }: { count: number }) {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (count > 0) showToast({ message: t('common.language.failed'), tone: 'danger' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a language change is no new failure
  }, [count]);
  return null;
}
