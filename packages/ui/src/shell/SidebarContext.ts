import { createStrictContext } from '../internal/createStrictContext.ts';

/** What the parts of the shell know about the sidebar. */
export interface SidebarState {
  /** Full width, or icons only. On phones it has no meaning. */
  isExpanded: boolean;
  /** Under 768 px, where the navigation is a sheet. */
  isPhone: boolean;
  /** Whether the sheet of phones is open. */
  isSheetOpen: boolean;
  /** Opens or closes the sheet of phones. */
  setSheetOpen: (isOpen: boolean) => void;
  /** Expands or collapses the sidebar; on phones opens or closes the sheet. */
  toggle: () => void;
}

export const [SidebarContext, useSidebarContext] =
  createStrictContext<SidebarState>('SidebarProvider');
