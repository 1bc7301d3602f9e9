import { sessionTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../components/BrandMark/BrandMark.tsx';
import { SignInArt } from '../components/Illustration/SignInArt.tsx';
import { Link } from '../components/Link/Link.tsx';
import {
  Art,
  Brand,
  Corner,
  Foot,
  Headline,
  Middle,
  Notice,
  Panel,
  Pitch,
  Root,
  Side,
} from './AuthLayout.styles.ts';

export interface AuthLayoutProps {
  /** The form or the status of the route. It holds the page's `h1`. */
  children: ReactNode;
  /** The control of the interface language. */
  languageControl?: ReactNode;
  /** A condition that lasts, above the form: no storage, offline. */
  notice?: ReactNode;
  /** Where an account is made; without it the offer is not shown. */
  registerHref?: string | undefined;
}

/** The frame of `/auth`: the brand panel beside the form, above it on narrow screens. */
export function AuthLayout({ children, languageControl, notice, registerHref }: AuthLayoutProps) {
  const t = useTranslation(sessionTexts);
  return (
    <Root>
      <Panel aria-label={t('session.panel.label')}>
        <Art>
          <SignInArt />
        </Art>
        <Brand>
          <BrandMark tone="inverse" size="large" />
          <span>{t('common.product')}</span>
        </Brand>
        <Headline>{t('session.panel.headline')}</Headline>
        <Pitch>{t('session.panel.text')}</Pitch>
      </Panel>
      <Side>
        <Corner>
          {registerHref === undefined ? null : (
            <>
              {t('session.signIn.newHere')}
              <Link href={registerHref}>{t('session.signIn.createAccount')}</Link>
            </>
          )}
        </Corner>
        <Middle>
          {notice ? <Notice>{notice}</Notice> : null}
          {children}
        </Middle>
        <Foot>{languageControl}</Foot>
      </Side>
    </Root>
  );
}
