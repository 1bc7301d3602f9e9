import { AuthLayout, LanguageControl, OfflineNotice, SessionNotice } from '@platform/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useOnline } from '../shared/network/useOnline.ts';
import { useDocumentTitle } from '../shared/title/useDocumentTitle.ts';
import { isMemoryOnlyAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';

/** The frame of the sign-in pages with its notices and the language control (reading 52). */
export function AuthFrame({ children }: { children: ReactNode }) {
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  const isOnline = useOnline();
  useDocumentTitle(null);
  return (
    <AuthLayout
      languageControl={<LanguageControl />}
      registerHref={paths.register}
      notice={!isOnline ? <OfflineNotice /> : isMemoryOnly ? <SessionNotice /> : null}
    >
      {children}
    </AuthLayout>
  );
}
