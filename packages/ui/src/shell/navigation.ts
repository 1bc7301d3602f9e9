import type { IconShape } from '../components/Icon/Icon.tsx';

/** A link of the side navigation. */
export interface NavigationLink {
  href: string;
  label: string;
}

/** A link of the side navigation's first level. */
export interface NavigationEntry extends NavigationLink {
  icon: IconShape;
  /** Marks it with the 'Soon' chip. @default false */
  isSoon?: boolean;
  /** Makes the entry a parent: a click shows or hides them. */
  children?: readonly NavigationLink[];
}

/** What the side navigation leads to. Keep it stable between renders. */
export interface ShellNavigation {
  main: readonly NavigationEntry[];
  /** The groups at the bottom. */
  account: readonly NavigationEntry[];
}

/** Where the header leads to. */
export interface ShellLinks {
  notifications: string;
  account: string;
  profile: string;
}
