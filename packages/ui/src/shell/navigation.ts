import type { IconShape } from '../components/Icon/Icon.tsx';

/** A link of the side navigation. */
export interface NavigationLink {
  /** The path of the page. */
  href: string;
  /** The name of the page. */
  label: string;
}

/** A link of the side navigation's first level. */
export interface NavigationEntry extends NavigationLink {
  /** Stands before the label, and alone in a narrow sidebar. */
  icon: IconShape;
  /** Marks it with the 'Soon' chip. @default false */
  isSoon?: boolean;
  /** Makes the entry a parent: a click shows or hides them. */
  children?: readonly NavigationLink[];
}

/** What the side navigation leads to. Keep it stable between renders. */
export interface ShellNavigation {
  /** The groups at the top. */
  main: readonly NavigationEntry[];
  /** The groups at the bottom. */
  account: readonly NavigationEntry[];
}

/** Where the header leads to. */
export interface ShellLinks {
  /** The notifications, from the bell. */
  notifications: string;
  /** The account page, from the user menu. */
  account: string;
  /** The profile page, from the user menu. */
  profile: string;
  /** Which of them are marked 'Soon'. @default none */
  soon?: readonly ('account' | 'profile')[];
}
