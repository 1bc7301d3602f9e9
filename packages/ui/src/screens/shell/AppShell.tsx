import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Page } from '../../components/Page/Page.tsx';
import { SingleKeysEnabledContext } from '../../internal/singleKeys.ts';
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
  /** Pathname of the URL. The focus moves to the page's heading when it changes. */
  currentPath: string;
  /** Links of the sidebar. */
  navigation: ShellNavigation;
  /** False shows icons only. */
  isSidebarExpanded: boolean;
  /** Called when the user expands or collapses the sidebar; the parent stores the state. */
  onSidebarExpandedChange: (isExpanded: boolean) => void;
  /** False on profile and onboarding. @default true */
  hasNavigation?: boolean;
  /** Notice above the page, such as offline or blocked storage. */
  notice?: ReactNode;
  /** Opens the command palette, by 'Jump to…' and Ctrl or Cmd plus k; without it both are off. */
  onJump?: (() => void) | undefined;
  /** Opens the list of shortcuts, by `?`. */
  onShowShortcuts?: (() => void) | undefined;
  /** Turns on shortcuts without Ctrl, Cmd or Alt (WCAG 2.1.4). @default true */
  areSingleKeysEnabled?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Layout of signed-in pages. The content scrolls; on phones and in low windows the document. */
export function AppShell({
  currentPath,
  navigation,
  isSidebarExpanded,
  onSidebarExpandedChange,
  hasNavigation = true,
  notice,
  onJump,
  onShowShortcuts,
  areSingleKeysEnabled = true,
  children,
  ...header
}: AppShellProps) {
  const contentRef = useRef<HTMLElement>(null);
  useRouteFocus(contentRef, currentPath);
  useScrollKeys(contentRef);
  return (
    <SingleKeysEnabledContext value={areSingleKeysEnabled}>
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
    </SingleKeysEnabledContext>
  );
}
