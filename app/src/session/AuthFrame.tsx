import { sessionTexts, useTranslation } from '@platform/i18n';
import { AuthLayout, Banner, LanguageControl } from '@platform/ui';
import type { ReactNode } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { useOnline } from '../platform/useOnline.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { hasExpiredAtom } from './sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';
import { useNotice } from './useNotice.tsx';

interface AuthFrameProps {
  /** The page itself says that there is no network. @default false */
  isOfflineTold?: boolean | undefined;
  /** Offers to make an account. @default true */
  offersAccount?: boolean;
  children: ReactNode;
}

/**
 * The frame of the sign-in pages with its notices and the language control. Why the services ended
 * the session is said until the next one.
 */
export function AuthFrame({
  isOfflineTold = false,
  offersAccount = true,
  children,
}: AuthFrameProps) {
  const { find, href } = usePages();
  const registerHref = href('register');
  const isOnline = useOnline();
  const notice = useNotice();
  const hasExpired = useAtomValue(hasExpiredAtom);
  const t = useTranslation(sessionTexts);
  useDocumentTitle(null);
  const condition = isOfflineTold && !isOnline ? null : notice;
  return (
    <AuthLayout
      languageControl={<LanguageControl />}
      registerHref={offersAccount ? registerHref : undefined}
      isRegisterSoon={find(registerHref)?.isSoon}
      notice={
        hasExpired ? (
          <>
            <Banner tone="danger">{t('session.ended.expired')}</Banner>
            {condition}
          </>
        ) : (
          condition
        )
      }
    >
      {children}
    </AuthLayout>
  );
}
