import type { IconSource } from '../../components/Icon/renderIcon.tsx';
import type { OpenChangeReason } from '../../internal/useOpen.ts';

/** A row of the palette: a page, an action or a record. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Name; matches are marked in it. */
  label: string;
  /** Context or type, at the end of the row. Also searched. */
  hint?: string | undefined;
  /** Searched but not shown, such as an email or a phone number. Keep each short. */
  keywords?: readonly string[] | undefined;
  /** Icon before the label. */
  icon?: IconSource | undefined;
  /** Marks a page that is not available yet. @default false */
  isSoon?: boolean | undefined;
  /** Shortcut for the same action. */
  keys?: string | undefined;
  /** Makes the item unavailable; shown instead of the hint. */
  disabledReason?: string | undefined;
  /** Search for which a service returned the item: it is listed even if no word of it matches. */
  foundFor?: string | undefined;
  /** Returns the other actions of the item; called when the user opens them. */
  actions?: (() => readonly PaletteItem[]) | undefined;
  /**
   * Called after the palette has closed and the focus was returned. Without it, choosing the item
   * lists its `actions`.
   */
  onSelect?: (() => void) | undefined;
}

/** Items of one type. */
export interface PaletteGroup {
  /** Unique in the palette. */
  id: string;
  /** Heading of the group. */
  label: string;
  /** Keep the array stable: it is indexed once. */
  items: readonly PaletteItem[];
  /** Shows the group only for a search. @default false */
  isSearchOnly?: boolean | undefined;
}

export interface PaletteSearchFailure {
  /** Names what could not be searched. */
  message: string;
  /** Searches again. */
  onRetry: () => void;
}

export interface CommandPaletteProps {
  /** Groups in display order. Keep the array stable. */
  groups: readonly PaletteGroup[];
  /** Called with the trimmed search while the user types, to add what a service finds to `groups`. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** True while a service searches. @default false */
  isSearching?: boolean | undefined;
  /** Message and retry of a failed search; the items found so far stay. */
  searchFailure?: PaletteSearchFailure | undefined;
  /**
   * Called after a choice, on Escape, on a backdrop press and on the keys that open the palette.
   */
  onClose: (reason: OpenChangeReason) => void;
}
