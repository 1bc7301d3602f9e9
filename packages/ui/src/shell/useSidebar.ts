import { useSidebarContext } from './SidebarContext.ts';
import type { SidebarState } from './SidebarContext.ts';

/**
 * Reads and toggles the side navigation.
 *
 * @throws outside of SidebarProvider
 */
export function useSidebar(): SidebarState {
  return useSidebarContext('useSidebar');
}
