import { LanguageProvider } from '@platform/i18n';
import { LinkProvider } from '@platform/ui';
import { RouterProvider } from 'react-router/dom';
import type { AppParts } from './createApp.ts';
import { languageAtom } from './shared/language/languageAtoms.ts';
import { AppLink } from './shared/links/AppLink.tsx';
import { PrefetchProvider } from './shared/links/PrefetchContext.ts';
import { ApiProvider } from './shared/session/ApiContext.ts';
import { StateProvider, useAtomValue, useSetAtom } from './shared/state/index.ts';
import { Toasts } from './shared/toasts/Toasts.tsx';

/** The app: providers from the outside in, then the router. */
export function App({ api, store, router, prefetch }: AppParts) {
  return (
    <StateProvider store={store}>
      <ApiProvider value={api}>
        <Language>
          <PrefetchProvider value={prefetch}>
            <LinkProvider component={AppLink}>
              <RouterProvider router={router} />
              <Toasts />
            </LinkProvider>
          </PrefetchProvider>
        </Language>
      </ApiProvider>
    </StateProvider>
  );
}

function Language({ children }: { children: React.ReactNode }) {
  const language = useAtomValue(languageAtom);
  const setLanguage = useSetAtom(languageAtom);
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage}>
      {children}
    </LanguageProvider>
  );
}
