import type { BreadcrumbItem } from '../../components/Breadcrumb/Breadcrumb.tsx';

/** Choice of theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The signed-in user. */
export interface ShellUser {
  /** Selects the colour of the avatar. @default name */
  id?: string;
  /** Display name; also the accessible name of the button. */
  name: string;
  /** URL of a picture; initials without one. */
  picture?: string | null;
}

/** State of the layout. */
export interface AppShellState {
  /** Pathname of the URL. The focus moves to the page's heading when it changes. */
  currentPath: string;
  /** From the root to the current page. */
  breadcrumb: readonly BreadcrumbItem[];
  /** False shows icons only. */
  isSidebarExpanded: boolean;
  /** Number of unread notifications, shown on the bell. @default none */
  unreadCount?: number | undefined;
  /** The signed-in user. @default no user menu */
  user?: ShellUser | undefined;
  /** The chosen theme; `system` follows the device. */
  theme: ThemeChoice;
  /** Turns on shortcuts without Ctrl, Cmd or Alt (WCAG 2.1.4). @default true */
  areSingleKeysEnabled?: boolean;
}

/** Actions of the layout. Keep them stable: a new one re-renders its part of the header. */
export interface AppShellActions {
  /** Called when the user expands or collapses the sidebar; the parent stores the state. */
  onSidebarExpandedChange: (isExpanded: boolean) => void;
  /** Opens the command palette, by 'Jump to…' and Ctrl or Cmd plus k; without it both are off. */
  onOpenPalette?: (() => void) | undefined;
  /** Opens the list of shortcuts, by `?`. */
  onShowShortcuts?: (() => void) | undefined;
  /** Shows a back button instead of the sidebar toggle and breadcrumb. */
  onBack?: (() => void) | undefined;
  /** Called with the chosen theme. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Called by 'Sign out' of the user menu. @default no such item */
  onSignOut?: (() => void) | undefined;
}

/** Name of the product. */
export interface ShellBrand {
  productName?: string | undefined;
}
