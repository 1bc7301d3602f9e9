import type { IconShape } from '../../components/Icon/Icon.tsx';

/** A link of the sidebar. */
export interface NavigationLink {
  /** Path of the page. */
  href: string;
  /** Name of the page. */
  label: string;
}

/** A top-level link of the sidebar. */
export interface NavigationEntry extends NavigationLink {
  /** Shown before the label; a collapsed sidebar shows only the icon. */
  icon: IconShape;
  /** Shows a 'Soon' badge. @default false */
  isSoon?: boolean;
  /** Text or number after the label, such as unread messages. Hidden in a collapsed sidebar. */
  badge?: string | number | undefined;
  /** Meaning of `badge` for screen readers: '3 requests'. @default `badge` */
  badgeLabel?: string | undefined;
  /** Heading above the entry; consecutive entries with the same text share it. @default none */
  group?: string | undefined;
  /** Sub-pages; the entry becomes a button that toggles them. */
  children?: readonly NavigationLink[];
}

/** Links of the sidebar. Keep them stable between renders. */
export interface ShellNavigation {
  /** Links at the top. */
  main: readonly NavigationEntry[];
  /** Links at the bottom. @default none */
  account?: readonly NavigationEntry[];
}

/** Links of the header. */
export interface ShellLinks {
  /** Link of the bell. @default no bell */
  notifications?: string;
  /** Link of the user menu. */
  account: string;
  /** Link of the user menu. */
  profile: string;
  /** Links with a 'Soon' badge. @default none */
  soon?: readonly ('account' | 'profile')[];
}
