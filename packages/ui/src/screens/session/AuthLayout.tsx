import { sessionTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { SignInArt } from '../../components/Illustration/SignInArt.tsx';
import { Link } from '../../components/Link/Link.tsx';
import {
  Art,
  Brand,
  Corner,
  Footer,
  Headline,
  Middle,
  Notice,
  Panel,
  Pitch,
  Root,
  Side,
} from './AuthLayout.styles.ts';

export interface AuthLayoutProps {
  /** The form or status, including the page's `h1`. */
  children: ReactNode;
  /** Control of the interface language. */
  languageControl?: ReactNode;
  /** Notice above the form, such as offline or blocked storage. */
  notice?: ReactNode;
  /** Link to create an account; without it the offer is hidden. */
  registerHref?: string | undefined;
  /** Replaces the offer of an account in the corner. */
  corner?: ReactNode;
  /** Logo next to the name. @default the platform's */
  mark?: ReactNode;
  /** Product name. @default the platform's */
  name?: string | undefined;
  /** Decorative picture of the brand panel. @default bars of a call */
  picture?: ReactNode;
  /** Sentence on the brand panel. @default the platform's */
  headline?: string | undefined;
  /** Text below the sentence on wide screens. @default the platform's */
  description?: string | undefined;
}

/** Layout of `/auth`: a brand panel next to the form, or above it on narrow screens. */
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
        <Footer>{languageControl}</Footer>
      </Side>
    </Root>
  );
}
