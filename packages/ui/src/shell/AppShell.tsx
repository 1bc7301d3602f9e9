import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Page } from '../components/Page/Page.tsx';
import { AppHeader } from './AppHeader.tsx';
import type { AppHeaderProps } from './AppHeader.tsx';
import { Content, Frame, Surface } from './AppShell.styles.ts';
import type { ShellNavigation } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { SkipLink, contentId } from './SkipLink.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

export interface AppShellProps extends AppHeaderProps {
  /** Path of the address, without query. A new one moves the focus to the page's heading. */
  currentPath: string;
  navigation: ShellNavigation;
  isSidebarExpanded: boolean;
  onSidebarExpandedChange: (isExpanded: boolean) => void;
  /** Profile and onboarding have no side navigation. @default true */
  hasNavigation?: boolean;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: skip link, side navigation, header, content and, beside it, the
 * `SidePanel` that the content may open.
 */
export function AppShell({
  currentPath,
  navigation,
  isSidebarExpanded,
  onSidebarExpandedChange,
  hasNavigation = true,
  children,
  ...header
}: AppShellProps) {
  const contentRef = useRef<HTMLElement>(null);
  useRouteFocus(contentRef, currentPath);
  return (
    <SidebarProvider isExpanded={isSidebarExpanded} onExpandedChange={onSidebarExpandedChange}>
      <SkipLink />
      <Frame data-bare={!hasNavigation || undefined}>
        {hasNavigation ? <Sidebar currentPath={currentPath} navigation={navigation} /> : null}
        <Surface>
          <AppHeader {...header} />
          <Content ref={contentRef} id={contentId} tabIndex={-1}>
            <Page>{children}</Page>
          </Content>
        </Surface>
      </Frame>
    </SidebarProvider>
  );
}
