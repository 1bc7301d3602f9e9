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
  /** Makes the item unavailable; shown in place of the hint. */
  disabledReason?: string | undefined;
  /** Called after the palette has closed and the focus was returned. */
  onSelect: () => void;
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

export interface CommandPaletteProps {
  /** Groups in display order. Keep the array stable. */
  groups: readonly PaletteGroup[];
  /** Called after a choice, and on Escape, the backdrop and the keys that open the palette. */
  onClose: (reason: OpenChangeReason) => void;
}
