import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Page } from '../components/Page/Page.tsx';
import { SidePanelArea } from '../components/SidePanel/SidePanelArea.tsx';
import { AppHeader } from './AppHeader.tsx';
import type { AppHeaderProps } from './AppHeader.tsx';
import { Content, Frame, Surface } from './AppShell.styles.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { SkipLink, contentId } from './SkipLink.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

export interface AppShellProps extends AppHeaderProps {
  /** Path of the address, without query. A new one moves the focus to the page's heading. */
  currentPath: string;
  isSidebarExpanded: boolean;
  onSidebarExpandedChange: (isExpanded: boolean) => void;
  /** Profile and onboarding have no side navigation (reading 2). @default true */
  hasNavigation?: boolean;
  /**
   * `page` gives the content the padded column that screens expect; `bare` leaves the whole sheet
   * to it, for boards.
   * @default 'page'
   */
  layout?: 'page' | 'bare';
  children: ReactNode;
}

/**
 * The frame of every signed-in page: skip link, side navigation, header, content and, beside it, the
 * `SidePanel` that the content may open.
 */
export function AppShell({
  currentPath,
  isSidebarExpanded,
  onSidebarExpandedChange,
  hasNavigation = true,
  layout = 'page',
  children,
  ...header
}: AppShellProps) {
  const contentRef = useRef<HTMLElement>(null);
  useRouteFocus(contentRef, currentPath);
  return (
    <SidebarProvider isExpanded={isSidebarExpanded} onExpandedChange={onSidebarExpandedChange}>
      <SkipLink />
      <Frame data-bare={hasNavigation ? undefined : ''}>
        {hasNavigation ? <Sidebar currentPath={currentPath} /> : null}
        <Surface>
          <AppHeader {...header} />
          <SidePanelArea>
            <Content ref={contentRef} id={contentId} tabIndex={-1}>
              {layout === 'page' ? <Page>{children}</Page> : children}
            </Content>
          </SidePanelArea>
        </Surface>
      </Frame>
    </SidebarProvider>
  );
}
