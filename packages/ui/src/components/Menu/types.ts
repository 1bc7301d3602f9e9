import type { IconSource } from '../Icon/renderIcon.tsx';

/** A text that a menu copies, and the words for how that ended. */
interface CopiedText {
  /** What is put into the clipboard. */
  text: string;
  /** Said once it is there. */
  copied: string;
  /** Said where the browser refused. */
  refused: string;
}

/** Something a person can choose. */
export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** Tells an action from a separator; may be left out. */
  type?: 'action';
  /** A verb, one or two words; typing its letters goes to it. */
  label: string;
  /** Stands before the label: a drawing, or an element. */
  icon?: IconSource | undefined;
  /** One word that describes it, after the label, such as 'Soon'. */
  mark?: string | undefined;
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
  /**
   * Makes the item one that copies a text and says in its place how that ended. It is there for
   * fingers only: elsewhere the text has a button beside it.
   */
  copies?: CopiedText | undefined;
  /** Called once the menu is closed and the focus is back on its trigger. */
  onSelect?: (() => void) | undefined;
}

/** A line between two groups of items, before what destroys something. */
export interface MenuSeparator {
  /** Unique in the menu. */
  id: string;
  /** Draws a line. */
  type: 'separator';
}

/** A row of a menu. */
export type MenuItem = MenuAction | MenuSeparator;
