import type { IconSource } from '../../components/Icon/renderIcon.tsx';
import type { OpenChangeReason } from '../../internal/useOpen.ts';

/** A row of the palette: a page, an action or a record. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Its name; what was typed is marked in it. */
  label: string;
  /** Where it belongs or what it is, at the end of the row. It is searched, too. */
  hint?: string | undefined;
  /** Finds it, too, without being shown: an email, a telephone number. Keep each short. */
  keywords?: readonly string[] | undefined;
  /** Stands before the label. */
  icon?: IconSource | undefined;
  /** Marks a page that is not built yet. @default false */
  isSoon?: boolean | undefined;
  /** The shortcut that does the same. */
  keys?: string | undefined;
  /** Makes it unavailable and says why, in place of the hint. */
  disabledReason?: string | undefined;
  /** Called once the palette is closed and the focus is back. */
  onSelect: () => void;
}

/** Rows of one kind. */
export interface PaletteGroup {
  /** Unique in the palette. */
  id: string;
  /** The heading over the rows. */
  label: string;
  /** Keep it stable between renders: it is made searchable once. */
  items: readonly PaletteItem[];
  /** Shown only once something is typed. @default false */
  isSearchOnly?: boolean | undefined;
}

export interface CommandPaletteProps {
  /** What can be found, in the order it is shown. Keep it stable between renders. */
  groups: readonly PaletteGroup[];
  /** Asked to close: a row was chosen, Escape, the backdrop, or the keys that open it. */
  onClose: (reason: OpenChangeReason) => void;
}
