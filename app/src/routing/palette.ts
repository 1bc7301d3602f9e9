import type { Actor, AnyResource, Feature } from '@platform/api';
import type { DraftForm } from '@platform/flows';
import type { Formats, paletteTexts, shellTexts, TextKey, Translate } from '@platform/i18n';
import type { IconShape } from '@platform/ui';
import type { PageId } from './area.ts';

type PaletteKey = TextKey<typeof paletteTexts | typeof shellTexts>;

type PaletteLabel = Extract<
  PaletteKey,
  `palette.${'action' | 'group'}.${string}` | `shell.page.${string}`
>;

type PaletteReason = Extract<PaletteKey, `palette.reason.${string}`>;

interface PaletteAction {
  label: PaletteLabel;
  icon: IconShape;
  page: PageId;
  shortcut: string;
  keys?: string;
  feature?: Feature;
  refuse?: (actor: Actor) => unknown;
  /** Reason the action is blocked, from loaded data, or null. */
  disabledReason?: (read: ReadLoaded) => PaletteReason | null;
}

export type DataOf<Resource> = Resource extends { load: (...given: never[]) => Promise<infer Data> }
  ? Data
  : never;

/** Reads every cached copy of a resource by name, without importing its loader. */
export type ReadLoaded = <Resource extends AnyResource>(name: string) => DataOf<Resource>[];

interface PaletteRecord {
  id: string;
  label: string;
  hint?: string;
  keywords?: readonly string[];
  href: string;
}

export interface PaletteRecords {
  label: PaletteLabel;
  icon: IconShape;
  list: (
    read: ReadLoaded,
    words: { t: Translate<PaletteKey>; formats: Formats },
  ) => PaletteRecord[];
}

export interface DraftLocation {
  href: string;
  /** Id of the page's shortcut that opens the form, if the form has its own control. */
  shortcut?: string;
  /** True if the page opens the form by record id. */
  isAsked?: boolean;
}

export interface DraftKind {
  form: DraftForm;
  names: readonly string[];
  /** Place of a draft by record id, '' for a new record; null if another area has the form. */
  locate: (id: string) => DraftLocation | null;
}

export interface AreaPalette {
  actions?: readonly PaletteAction[];
  records?: readonly PaletteRecords[];
  drafts?: readonly DraftKind[];
}
