import type { ContentList, ContentRow, ContentStatus, ContentType } from '@platform/domain';
import type { DateRange } from '../../../components/DateRangePicker/dayRange.ts';
import type { ScreenSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Listed statuses; '' means drafts and ready contents. */
export type ContentStateFilter = '' | 'all' | ContentStatus;

/** Actions of the list of contents. */
export interface ContentsActions {
  /** Creates a draft with the same text. */
  onDuplicate: (item: ContentRow) => void;
  /** Archives a content, or restores it as a draft. */
  onArchive: (item: ContentRow, isArchived: boolean) => void;
  /** Deletes a content; can be undone for a few seconds. */
  onDelete: (item: ContentRow) => void;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** Called with a type, or ''. */
  onTypeChange: (type: string) => void;
  /** Called with the selected statuses. */
  onStatusChange: (status: string) => void;
  /** Called with the days to list, or with '' for all. Without it there is no filter by days. */
  onSavedChange?: ((days: DateRange) => void) | undefined;
  /** Called with the selected view. */
  onViewChange: (view: 'table' | 'grid') => void;
  /** Creates a draft and opens it. */
  onCreate: () => void;
  /** Archives several. Must not reject. Returns the keys that failed. */
  onArchiveSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
  /** Duplicates several. Must not reject. Returns the keys that failed. */
  onDuplicateSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
}

export interface ContentsScreenProps {
  /** Returns the URL of its editor. */
  contentHref: (contentId: string) => string;
  /** Returns the URL of its history. */
  historyHref: (contentId: string) => string;
  /** URLs of the tabs. */
  paths: ContentPaths;
  /** The tenant's contents. */
  contents: Remote<ContentList>;
  /** The search. */
  search: string;
  /** The listed type; '' for all. */
  type: '' | ContentType;
  /** The listed statuses. */
  status: ContentStateFilter;
  /** Lists only contents saved in these days; '' or omitted for all. */
  saved?: DateRange | undefined;
  /** Table or cards. */
  view: 'table' | 'grid';
  /** True while a draft is being created. */
  isCreating: boolean;
  /** Called by the toolbar, the rows and the selection. */
  actions: ContentsActions;
  /** Custom parts. Columns: title, status, language, author, updated, actions. */
  slots?: ScreenSlots<ContentRow> | undefined;
}

export type ContentItemActions = Pick<ContentsScreenProps, 'contentHref' | 'historyHref'> &
  Pick<ContentsActions, 'onDuplicate' | 'onArchive' | 'onDelete'>;
