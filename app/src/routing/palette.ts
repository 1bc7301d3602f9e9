import type { Actor, AnyResource, Feature, Resource } from '@platform/api';
import type { DraftForm } from '@platform/flows';
import type { Formats, paletteTexts, shellTexts, TextKey, Translate } from '@platform/i18n';
import type { IconShape } from '@platform/ui';
import type { Preload } from '../data/dataClient.ts';
import type { Write } from '../data/useAction.ts';
import type { PageId } from './area.ts';

type PaletteKey = TextKey<typeof paletteTexts | typeof shellTexts>;

type PaletteLabel = Extract<
  PaletteKey,
  `palette.${'action' | 'group' | 'record'}.${string}` | `shell.page.${string}`
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

export interface PaletteWords {
  t: Translate<PaletteKey>;
  formats: Formats;
}

/** A choice of an action, such as a member to assign a record to. */
export interface PaletteChoice {
  id: string;
  label: string;
  hint?: string;
  run: (write: Write) => void;
}

/** An action for a record besides opening it. */
export interface PaletteRecordAction {
  label: PaletteLabel;
  icon: IconShape;
  /** Shortcut to run on the record's page. */
  shortcut?: string;
  /** Choices to list instead. */
  choices?: (read: ReadLoaded) => PaletteChoice[];
}

export interface PaletteRecord {
  id: string;
  label: string;
  hint?: string;
  keywords?: readonly string[];
  href: string;
  actions?: readonly PaletteRecordAction[];
}

export interface PaletteSearch extends PaletteWords {
  search: string;
  /** Loads a resource once per search. @throws ApiError */
  load: <Data, Params extends object>(
    resource: Resource<Data, Params>,
    params: Params,
  ) => Promise<Data>;
  /** Loads data that does not depend on the search, such as the members; undefined if that fails. */
  preload: Preload;
  read: ReadLoaded;
}

export interface PaletteRecords {
  label: PaletteLabel;
  icon: IconShape;
  feature?: Feature;
  list: (read: ReadLoaded, words: PaletteWords) => PaletteRecord[];
  /**
   * Finds records by the service's own search. Imports its loaders lazily: the palette is part of
   * every page. @throws ApiError
   */
  find?: (search: PaletteSearch) => Promise<PaletteRecord[]>;
  /** True if `find` returns all records, since the service has no search. @default false */
  findsAll?: boolean;
}

/** Maximum number of records per type that a service's search returns. */
export const FOUND_LIMIT = 10;

export interface DraftLocation {
  href: string;
  /** Id of the page's shortcut that opens the form, if the form has its own control. */
  shortcut?: string;
  /** True if the page opens the form by record id. */
  opensById?: boolean;
}

export interface DraftKind {
  form: DraftForm;
  names: readonly string[];
  /** Location of a draft by record id, '' for a new record; null if another area has the form. */
  locate: (id: string) => DraftLocation | null;
}

export interface AreaPalette {
  actions?: readonly PaletteAction[];
  records?: readonly PaletteRecords[];
  drafts?: readonly DraftKind[];
}

/** Omits records without an id, and duplicates: a record may be in several responses. */
export const uniqueById = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row])).values(),
];
