import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Page } from '../components/Page/Page.tsx';
import { SingleKeysContext } from '../internal/singleKeys.ts';
import { AppHeader } from './AppHeader.tsx';
import type { AppHeaderProps } from './AppHeader.tsx';
import { Content, Frame, Notice, Surface } from './AppShell.styles.ts';
import type { ShellNavigation } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { ShellShortcuts } from './ShellShortcuts.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { SkipLink, contentId } from './SkipLink.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useScrollKeys } from './useScrollKeys.ts';

export interface AppShellProps extends AppHeaderProps {
  /** Path of the address, without query. A new one moves the focus to the page's heading. */
  currentPath: string;
  /** What the sidebar leads to. */
  navigation: ShellNavigation;
  /** Whether the sidebar has its full width, or icons only. */
  isSidebarExpanded: boolean;
  /** Called when a person widens or narrows the sidebar; the parent keeps the choice. */
  onSidebarExpandedChange: (isExpanded: boolean) => void;
  /** Profile and onboarding have no side navigation. @default true */
  hasNavigation?: boolean;
  /** A condition that lasts, above the page: no storage, offline. */
  notice?: ReactNode;
  /** Opens the command palette, by 'Jump to…' and Ctrl or Cmd plus k. Without it there is neither. */
  onJump?: (() => void) | undefined;
  /** Opens the list of shortcuts, by `?`. */
  onShowShortcuts?: (() => void) | undefined;
  /** Whether keys without Ctrl, Cmd or Alt act: the person's choice (WCAG 2.1.4). @default true */
  hasSingleKeys?: boolean;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every signed-in page: skip link, side navigation, header, content and, beside it, the
 * `SidePanel` that the content may open. The content scrolls inside the sheet and the rest stays; on
 * phones and in low windows the document scrolls.
 */
export function AppShell({
  currentPath,
  navigation,
  isSidebarExpanded,
  onSidebarExpandedChange,
  hasNavigation = true,
  notice,
  onJump,
  onShowShortcuts,
  hasSingleKeys = true,
  children,
  ...header
}: AppShellProps) {
  const contentRef = useRef<HTMLElement>(null);
  useRouteFocus(contentRef, currentPath);
  useScrollKeys(contentRef);
  return (
    <SingleKeysContext value={hasSingleKeys}>
      <SidebarProvider isExpanded={isSidebarExpanded} onExpandedChange={onSidebarExpandedChange}>
        <ShellShortcuts onJump={onJump} onShowShortcuts={onShowShortcuts} />
        <SkipLink />
        <Frame data-bare={!hasNavigation || undefined}>
          {hasNavigation ? (
            <Sidebar currentPath={currentPath} navigation={navigation} onJump={onJump} />
          ) : null}
          <Surface>
            <AppHeader {...header} />
            <Content ref={contentRef} id={contentId} tabIndex={-1}>
              <Page>
                {notice ? <Notice>{notice}</Notice> : null}
                {children}
              </Page>
            </Content>
          </Surface>
        </Frame>
      </SidebarProvider>
    </SingleKeysContext>
  );
}
