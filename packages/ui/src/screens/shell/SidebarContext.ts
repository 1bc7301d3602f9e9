import { createStrictContext } from '../../internal/createStrictContext.ts';

export interface SidebarState {
  isExpanded: boolean;
  /** Below 768 px, where the sidebar is a sheet. */
  isPhone: boolean;
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
  toggle: () => void;
}

export const [SidebarContext, useSidebarContext] =
  createStrictContext<SidebarState>('SidebarProvider');
