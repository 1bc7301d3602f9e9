import { useSidebarContext } from './SidebarContext.ts';
import type { SidebarState } from './SidebarContext.ts';

/**
 * Returns the sidebar's state and its toggle.
 * @throws outside of SidebarProvider
 */
export function useSidebar(): SidebarState {
  return useSidebarContext('useSidebar');
}
