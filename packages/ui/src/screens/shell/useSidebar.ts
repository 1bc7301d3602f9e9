import { createStrictContext } from '../../internal/createStrictContext.ts';

interface SidebarState {
  isExpanded: boolean;
  /** Below 768 px, where the sidebar is a sheet. */
  isPhone: boolean;
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
  toggle: () => void;
}

const [SidebarContext, useSidebarContext] = createStrictContext<SidebarState>('SidebarProvider');

export { SidebarContext };

export const useSidebar = (): SidebarState => useSidebarContext('useSidebar');
