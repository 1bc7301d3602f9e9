import type { IconSource } from '../Icon/renderIcon.tsx';

/** An item of a menu that the user can choose. */
export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** Discriminates an action from a separator; optional. */
  type?: 'action';
  /** One or two words, starting with a verb; typing its letters moves to it. */
  label: string;
  /** Icon before the label. */
  icon?: IconSource | undefined;
  /** One word after the label, such as 'Soon'; describes the item. */
  mark?: string | undefined;
  /** Keys for the same action: `e`, `mod+d`; shown at the end and announced. */
  shortcut?: string | undefined;
  /** `danger` is for what cannot be undone. */
  tone?: 'danger' | undefined;
  /** Makes the item unavailable but still focusable; shown as its description. */
  disabledReason?: string | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Makes the link open a new tab, and announces it, e.g. "opens in a new tab". */
  externalHint?: string | undefined;
  /** Makes the item checkable, with a tick when true. */
  isChecked?: boolean | undefined;
  /** True if several items of the menu can be checked, so that each is a checkbox. @default false */
  isMultiple?: boolean | undefined;
  /** Leaves the menu open when the item is chosen, to choose several in a row. @default false */
  keepsOpen?: boolean | undefined;
  /** Copies a text; for touch screens only, unless `isAlways`. */
  copies?:
    | {
        /** Text to copy. */
        text: string;
        /** Shown after copying. */
        copied: string;
        /** Shown if the browser refused. */
        refused: string;
        /** Shows the item with a mouse, too, for a text that the page does not show. @default false */
        isAlways?: boolean | undefined;
      }
    | undefined;
  /** Called after the menu has closed and its trigger has the focus, unless it is kept open. */
  onSelect?: (() => void) | undefined;
}

/** A line between two groups of items. */
export interface MenuSeparator {
  /** Unique in the menu. */
  id: string;
  /** Discriminates a separator. */
  type: 'separator';
}

/** An item or a separator of a menu. */
export type MenuItem = MenuAction | MenuSeparator;
