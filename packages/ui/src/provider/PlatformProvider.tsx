import {
  FormatsProvider,
  LanguageProvider,
  MessagesProvider,
  useHasLanguage,
} from '@platform/i18n';
import type { Formats, LanguageProviderProps, Messages } from '@platform/i18n';
import type { ReactNode } from 'react';
import { ComponentTextsProvider } from '../components/ComponentTexts/ComponentTextsProvider.tsx';
import type { ComponentTexts } from '../components/ComponentTexts/ComponentTextsContext.ts';
import { LinkProvider } from '../components/Link/LinkProvider.tsx';
import type { LinkComponent } from '../components/Link/LinkProvider.tsx';
import { ThemeScope } from './ThemeScope.tsx';
import type { ThemeScopeProps } from './ThemeScope.tsx';

export interface PlatformProviderProps extends ThemeScopeProps {
  /** The language of the texts. @default that of the provider around it, or English */
  language?: Omit<LanguageProviderProps, 'children'> | undefined;
  /** Texts of screens that say something else, whatever the language. A stable object. */
  messages?: Messages | undefined;
  /** How dates, numbers and money are written. A stable object. */
  formats?: Partial<Formats> | undefined;
  /** What components say by themselves. A stable object. */
  componentTexts?: Partial<ComponentTexts> | undefined;
  /** Renders every link inside, by the product's router; a stable component. */
  linkComponent?: LinkComponent | undefined;
}

/**
 * What the components inside stand on: theme, language, words, links and the place of what floats.
 * Each part is optional, and a provider inside another one changes only what it names. It touches
 * nothing outside of its own element.
 */
export function PlatformProvider({
  language,
  messages,
  formats,
  componentTexts,
  linkComponent,
  children,
  ...scope
}: PlatformProviderProps) {
  const isInside = useHasLanguage();
  const spoken = language ?? (isInside ? null : english);
  let content: ReactNode = <ThemeScope {...scope}>{children}</ThemeScope>;
  if (linkComponent) content = <LinkProvider component={linkComponent}>{content}</LinkProvider>;
  if (componentTexts) {
    content = <ComponentTextsProvider texts={componentTexts}>{content}</ComponentTextsProvider>;
  }
  if (formats) content = <FormatsProvider formats={formats}>{content}</FormatsProvider>;
  if (messages) content = <MessagesProvider messages={messages}>{content}</MessagesProvider>;
  return spoken ? <LanguageProvider {...spoken}>{content}</LanguageProvider> : content;
}

const english = { language: 'en' } as const;
