import { sessionTexts, useTranslation } from '@platform/i18n';
import { AuthLayout, Banner, LanguageControl } from '@platform/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { useOnline } from '../platform/useOnline.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { focusNextHeading } from './focusNextHeading.ts';
import { hasExpiredAtom } from './sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';
import { useFeature } from './useFeature.ts';
import { useNotice } from './useNotice.tsx';

interface AuthFrameProps {
  /** The page itself says that there is no network. @default false */
  isOfflineTold?: boolean | undefined;
  /** What stands in the corner. @default the offer to make an account, where one can be made */
  corner?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the sign-in pages with its notices and the language control. Why the services ended
 * the session is said until the next one.
 */
export function AuthFrame({ isOfflineTold = false, corner, children }: AuthFrameProps) {
  const { href } = usePages();
  const hasRegister = useFeature('register');
  const isOnline = useOnline();
  const notice = useNotice();
  const hasExpired = useAtomValue(hasExpiredAtom);
  const t = useTranslation(sessionTexts);
  useDocumentTitle(null);
  useEffect(() => focusNextHeading, []);
  const condition = isOfflineTold && !isOnline ? null : notice;
  return (
    <AuthLayout
      languageControl={<LanguageControl />}
      corner={corner}
      registerHref={hasRegister ? href('register') : undefined}
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
