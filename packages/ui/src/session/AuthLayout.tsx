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
  /** What stands in the corner in place of the offer of an account. */
  corner?: ReactNode;
  /** The mark beside the name. @default that of the platform */
  mark?: ReactNode;
  /** The product's name. @default that of the texts */
  name?: string | undefined;
  /** What the brand panel shows behind its words. Decorative. @default a call in beats */
  picture?: ReactNode;
  /** The sentence of the brand panel. @default that of the texts */
  headline?: string | undefined;
  /** What stands under the sentence, on wide screens. @default that of the texts */
  description?: string | undefined;
}

/** The frame of `/auth`: the brand panel beside the form, above it on narrow screens. */
export function AuthLayout({
  children,
  languageControl,
  notice,
  registerHref,
  corner,
  mark = <BrandMark tone="inverse" size="large" />,
  name,
  picture = <SignInArt />,
  headline,
  description,
}: AuthLayoutProps) {
  const t = useTranslation(sessionTexts);
  return (
    <Root>
      <Panel aria-label={t('session.panel.label')}>
        <Art>{picture}</Art>
        <Brand>
          {mark}
          <span>{name ?? t('common.product')}</span>
        </Brand>
        <Headline>{headline ?? t('session.panel.headline')}</Headline>
        <Pitch>{description ?? t('session.panel.text')}</Pitch>
      </Panel>
      <Side>
        <Corner>
          {corner}
          {corner !== undefined || registerHref === undefined ? null : (
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
