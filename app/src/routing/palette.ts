import type { Actor, AnyResource, Feature } from '@platform/api';
import type { DraftForm } from '@platform/flows';
import type { Formats, paletteTexts, shellTexts, TextKey, Translate } from '@platform/i18n';
import type { IconShape } from '@platform/ui';
import type { PageId } from './area.ts';

/** The texts at hand in the palette: its own and those of the frame. */
type PaletteKey = TextKey<typeof paletteTexts | typeof shellTexts>;

/** A name in the palette: of an action, a kind of records or a page. */
type PaletteLabel = Extract<
  PaletteKey,
  `palette.${'action' | 'group'}.${string}` | `shell.page.${string}`
>;

/** Why an action cannot be had. */
type PaletteReason = Extract<PaletteKey, `palette.reason.${string}`>;

/** An action of a page. */
interface PaletteAction {
  label: PaletteLabel;
  icon: IconShape;
  /** The page that has it. */
  page: PageId;
  /** The id of the shortcut that the page registers for it. */
  shortcut: string;
  /** The keys of that shortcut, where it has any. */
  keys?: string;
  /** What has to be on for the action to be there at all. */
  feature?: Feature;
  /** Why this person may not; null where they may. */
  refuse?: (actor: Actor) => unknown;
  /** What else stands in the way, by what is loaded: the text that says so, or null. */
  obstacle?: (read: ReadLoaded) => PaletteReason | null;
}

/** What a resource answers. */
export type DataOf<Resource> = Resource extends { load: (...given: never[]) => Promise<infer Data> }
  ? Data
  : never;

/**
 * Every copy that is kept of a resource. It is named and not imported: what loads it has no place in
 * the palette.
 */
export type ReadLoaded = <Resource extends AnyResource>(name: string) => DataOf<Resource>[];

/** A record that is loaded, and where it is shown. */
interface PaletteRecord {
  /** Unique among its kind. */
  id: string;
  label: string;
  hint?: string;
  /** Finds it, too, without being shown. */
  keywords?: readonly string[];
  href: string;
}

/** Records of one kind. */
export interface PaletteRecords {
  label: PaletteLabel;
  icon: IconShape;
  list: (
    read: ReadLoaded,
    words: { t: Translate<PaletteKey>; formats: Formats },
  ) => PaletteRecord[];
}

/** Where a draft is opened again. */
export interface DraftPlace {
  href: string;
  /** The id of the shortcut by which the page opens the form, where that is a control of its own. */
  shortcut?: string;
  /** Whether the page is asked for the form, by the record. */
  isAsked?: boolean;
}

/** A kind of form whose drafts this tab keeps. */
export interface DraftKind {
  form: DraftForm;
  /** The fields whose texts name a draft. */
  names: readonly string[];
  /**
   * The place of a draft by the record that it edits, '' for a new one; null where another area has
   * that form.
   */
  place: (id: string) => DraftPlace | null;
}

/** What the command palette finds of an area beside its pages, and where its drafts are at home. */
export interface AreaPalette {
  actions?: readonly PaletteAction[];
  records?: readonly PaletteRecords[];
  drafts?: readonly DraftKind[];
}
