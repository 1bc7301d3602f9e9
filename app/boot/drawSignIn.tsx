import { LanguageProvider } from '@platform/i18n';
import { AuthLayout, LanguageControl, SignInScreen } from '@platform/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { paths } from '../src/paths.ts';

/** The first step of signing in as a document without code. */
export interface DrawnSignIn {
  markup: string;
  /** The rules that the markup needs beside the tokens. */
  css: string;
}

const nothing = () => undefined;

/** Draws the page of `/auth` as the app draws it first, in English. Runs in Node, in the build. */
export function drawSignIn(): DrawnSignIn {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <LanguageProvider language="en" onLanguageChange={nothing} onLanguageFailed={nothing}>
        <AuthLayout languageControl={<LanguageControl />} registerHref={paths.register}>
          <SignInScreen step="email" onSubmit={nothing} onGoogle={nothing} onBack={nothing} />
        </AuthLayout>
      </LanguageProvider>,
    ),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return { markup, css };
}
