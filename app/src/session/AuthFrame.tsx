import { sessionTexts, useTranslation } from '@platform/i18n';
import { Banner } from '@platform/ui';
import { AuthLayout } from '@platform/ui/session';
import { LanguageControl } from '@platform/ui/shell';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { useOnline } from '../platform/useOnline.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { hasExpiredAtom } from './sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';
import { useFeature } from './useFeature.ts';
import { useNotice } from './useNotice.tsx';

interface AuthFrameProps {
  isOfflineTold?: boolean | undefined;
  corner?: ReactNode;
  children: ReactNode;
}

/** Frame of the sign-in pages. Shows why the session ended until the next one starts. */
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

/** Focuses the next page's heading. Sharing the frame's code would add bytes. */
function focusNextHeading(): void {
  // Captured now: a test may have removed the global later.
  const page = document;
  function focusHeading() {
    if (page.activeElement !== page.body) return;
    page.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }
  focusHeading();
  const observer = new MutationObserver(focusHeading);
  observer.observe(page.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    page.addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
  }
}
