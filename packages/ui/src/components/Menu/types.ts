import type { IconSource } from '../Icon/renderIcon.tsx';

/** Something a person can choose. */
export interface MenuAction {
  id: string;
  type?: 'action';
  label: string;
  icon?: IconSource | undefined;
  /** Danger is for what cannot be undone. */
  tone?: 'danger' | undefined;
  /** Makes the item unavailable, still focusable, and tells why. */
  disabledReason?: string | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /** The link leaves the product in a new tab, and these words say so ("opens in a new tab"). */
  externalHint?: string | undefined;
  /** Makes the item one of a choice, with a tick when true. */
  isChecked?: boolean | undefined;
  onSelect?: (() => void) | undefined;
}

export interface MenuSeparator {
  id: string;
  type: 'separator';
}

export type MenuItem = MenuAction | MenuSeparator;
