import { AuthLayout, LanguageControl, OfflineNotice, SessionNotice } from '@platform/ui';
import type { ReactNode } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { useOnline } from '../platform/useOnline.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { isMemoryOnlyAtom } from './sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

/** The frame of the sign-in pages with its notices and the language control. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { href } = usePages();
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  const isOnline = useOnline();
  useDocumentTitle(null);
  return (
    <AuthLayout
      languageControl={<LanguageControl />}
      registerHref={href('register')}
      notice={!isOnline ? <OfflineNotice /> : isMemoryOnly ? <SessionNotice /> : null}
    >
      {children}
    </AuthLayout>
  );
}
