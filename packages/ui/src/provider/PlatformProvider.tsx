import {
  FormatsProvider,
  LanguageProvider,
  MessagesProvider,
  useHasLanguage,
} from '@platform/i18n';
import type { Formats, LanguageProviderProps, Messages } from '@platform/i18n';
import type { ReactNode } from 'react';
import { LinkProvider } from '../components/Link/LinkProvider.tsx';
import type { LinkComponent } from '../components/Link/LinkProvider.tsx';
import { ThemeScope } from './ThemeScope.tsx';
import type { ThemeScopeProps } from './ThemeScope.tsx';

export interface PlatformProviderProps extends ThemeScopeProps {
  /** Language of the texts. @default that of the provider around, or English */
  language?: Omit<LanguageProviderProps, 'children'> | undefined;
  /** Overrides texts of components and screens in any language. Keep the object stable. */
  messages?: Messages | undefined;
  /** Overrides formats of dates, numbers and money. Keep the object stable. */
  formats?: Partial<Formats> | undefined;
  /** Renders every link inside with the product's router. Keep it stable. */
  linkComponent?: LinkComponent | undefined;
}

/** Provides theme, language, texts and links; a nested provider inherits what it does not set. */
export function PlatformProvider({
  language,
  messages,
  formats,
  linkComponent,
  children,
  ...scope
}: PlatformProviderProps) {
  const isInside = useHasLanguage();
  const languageProps = language ?? (isInside ? null : english);
  let content: ReactNode = <ThemeScope {...scope}>{children}</ThemeScope>;
  if (linkComponent) content = <LinkProvider component={linkComponent}>{content}</LinkProvider>;
  if (formats) content = <FormatsProvider formats={formats}>{content}</FormatsProvider>;
  if (messages) content = <MessagesProvider messages={messages}>{content}</MessagesProvider>;
  return languageProps ? (
    <LanguageProvider {...languageProps}>{content}</LanguageProvider>
  ) : (
    content
  );
}

const english = { language: 'en' } as const;
