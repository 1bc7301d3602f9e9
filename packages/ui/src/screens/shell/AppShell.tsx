import type { ReactNode, RefObject } from 'react';
import { useRef, useLayoutEffect } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Page } from '../../components/Page/Page.tsx';
import { SingleKeysEnabledContext } from '../../internal/singleKeys.ts';
import { ProductProvider } from '../../internal/ProductContext.tsx';
import type { Illustrations } from '../../internal/ProductContext.tsx';
import { AppHeader } from './AppHeader.tsx';
import { Content, Frame, Notice, Surface } from './AppShell.styles.ts';
import type { ShellLinks, ShellNavigation } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { ShellShortcuts } from './ShellShortcuts.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { SkipLink, contentId } from './SkipLink.tsx';
import type { AppShellActions, AppShellState } from './types.ts';
import { useRouteFocus } from './useRouteFocus.ts';

export interface AppShellProps {
  /** State that the layout shows. */
  state: AppShellState;
  /** Called by the sidebar, the header and shortcuts. */
  actions: AppShellActions;
  /** Links of the sidebar. */
  navigation: ShellNavigation;
  /** Links of the bell and the user menu; without them there are neither. Keep them stable. */
  links?: ShellLinks | undefined;
  /** Mark of the product, also in a collapsed sidebar. @default that of the `PlatformProvider` */
  logo?: ReactNode;
  /** Illustrations instead of the platform's. Keep the object stable. @default inherited */
  illustrations?: Illustrations | undefined;
  /** Name of the product, next to the mark. @default that of the platform */
  productName?: string | undefined;
  /** Controls of the header, before the theme. @default none */
  headerActions?: ReactNode;
  /** Replaces the user menu; null removes it. */
  userMenu?: ReactNode;
  /** False on profile and onboarding. @default true */
  hasNavigation?: boolean;
  /** Link to skip an optional page; the brand replaces the breadcrumb. */
  skipHref?: string | undefined;
  /** Notice above the page, such as offline or blocked storage. */
  notice?: ReactNode;
  /** The page. It is in a `Page` already; another one inside is for another `width`. */
  children: ReactNode;
}

/** Layout of signed-in pages. The content scrolls; on phones and in low windows the document. */
export function AppShell(props: AppShellProps) {
  const { state, actions, navigation, hasNavigation = true, notice } = props;
  const { currentPath, breadcrumb, unreadCount, user, theme, areSingleKeysEnabled = true } = state;
  const { onOpenPalette, onBack, onThemeChange, onSignOut } = actions;
  const brand = { productName: props.productName };
  const contentRef = useRef<HTMLElement>(null);
  useRouteFocus(contentRef, currentPath);
  useScrollKeys(contentRef);
  return (
    <ProductProvider logo={props.logo} illustrations={props.illustrations}>
      <SingleKeysEnabledContext value={areSingleKeysEnabled}>
        <SidebarProvider
          isExpanded={state.isSidebarExpanded}
          onExpandedChange={actions.onSidebarExpandedChange}
        >
          <ShellShortcuts onOpenPalette={onOpenPalette} onShowShortcuts={actions.onShowShortcuts} />
          <SkipLink />
          <Frame data-bare={!hasNavigation || undefined}>
            {hasNavigation ? (
              <Sidebar
                currentPath={currentPath}
                navigation={navigation}
                {...brand}
                onOpenPalette={onOpenPalette}
              />
            ) : null}
            <Surface>
              <AppHeader
                links={props.links}
                skipHref={props.skipHref}
                headerActions={props.headerActions}
                userMenu={props.userMenu}
                {...brand}
                {...{ breadcrumb, unreadCount, user, theme, onBack, onThemeChange, onSignOut }}
              />
              <Content ref={contentRef} id={contentId} tabIndex={-1}>
                <Page>
                  {notice ? <Notice>{notice}</Notice> : null}
                  {props.children}
                </Page>
              </Content>
            </Surface>
          </Frame>
        </SidebarProvider>
      </SingleKeysEnabledContext>
    </ProductProvider>
  );
}

const scrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Focuses the content for scroll keys: the document, which browsers scroll, does not scroll. */
function useScrollKeys(contentRef: RefObject<HTMLElement | null>): void {
  // Before the paint, so that the visible page reacts to its keys.
  useLayoutEffect(() => {
    const handleKey = unlessComposing(({ key, target }: KeyboardEvent) => {
      if (target === document.body && scrollKeys.has(key)) {
        contentRef.current?.focus({ preventScroll: true });
      }
    });
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [contentRef]);
}
