import {
  FormatsProvider,
  LanguageProvider,
  MessagesProvider,
  useHasLanguage,
} from '@platform/i18n';
import type { Formats, LanguageProviderProps, Messages } from '@platform/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Brand } from '../brand/types.ts';
import { LinkProvider } from '../components/Link/LinkProvider.tsx';
import type { LinkComponent } from '../components/Link/LinkProvider.tsx';
import { ProductProvider } from '../internal/ProductContext.tsx';
import type { Illustrations } from '../internal/ProductContext.tsx';
import { ThemeScope } from './ThemeScope.tsx';

export interface PlatformProviderProps extends ComponentPropsWithRef<'div'> {
  /** Colours inside, including the background. @default inherited; at the top, the device's */
  theme?: 'light' | 'dark' | undefined;
  /** Colours from `createBrand`; need `light-dark()` (2024). Keep it stable. @default inherited */
  brand?: Brand | undefined;
  /** Container of dialogs, menus and tooltips. @default an element at the end of the scope */
  portalRoot?: HTMLElement | undefined;
  /** Language of the texts. @default that of the provider around, or English */
  language?: Omit<LanguageProviderProps, 'children'> | undefined;
  /** Overrides texts of components and screens in any language. Keep the object stable. */
  messages?: Messages | undefined;
  /** Overrides formats of dates, numbers and money. Keep the object stable. */
  formats?: Partial<Formats> | undefined;
  /** Renders every link inside with the product's router. Keep it stable. */
  linkComponent?: LinkComponent | undefined;
  /** Mark of the product, wherever the platform's appears; null shows none. @default inherited */
  logo?: ReactNode;
  /** Illustrations instead of the platform's. Keep the object stable. @default inherited */
  illustrations?: Illustrations | undefined;
}

/** Provides theme, language, texts and links; a nested provider inherits what it does not set. */
export function PlatformProvider({
  language,
  messages,
  formats,
  linkComponent,
  logo,
  illustrations,
  children,
  ...scope
}: PlatformProviderProps) {
  const isInside = useHasLanguage();
  const languageProps = language ?? (isInside ? null : english);
  let content: ReactNode = <ThemeScope {...scope}>{children}</ThemeScope>;
  if (logo !== undefined || illustrations) {
    content = <ProductProvider {...{ logo, illustrations }}>{content}</ProductProvider>;
  }
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
