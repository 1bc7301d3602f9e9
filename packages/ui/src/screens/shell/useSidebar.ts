import { useSidebarContext } from './SidebarContext.ts';
import type { SidebarState } from './SidebarContext.ts';

export function useSidebar(): SidebarState {
  return useSidebarContext('useSidebar');
}
