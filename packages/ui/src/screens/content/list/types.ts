import type { ContentList, ContentRow, ContentStatus, ContentType } from '@platform/domain';
import type { Remote } from '../../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Listed statuses; '' means drafts and ready contents. */
export type ContentStateFilter = '' | 'all' | ContentStatus;

/** Actions of a content in the list. */
export interface ContentItemActions {
  /** Returns the address of its editor. */
  contentHref: (contentId: string) => string;
  /** Returns the address of its history. */
  historyHref: (contentId: string) => string;
  /** Creates a draft with the same text. */
  onDuplicate: (item: ContentRow) => void;
  /** Archives a content, or restores it as a draft. */
  onArchive: (item: ContentRow, isArchived: boolean) => void;
  /** Deletes a content; can be undone for a few seconds. */
  onDelete: (item: ContentRow) => void;
}

export interface ContentsScreenProps extends ContentItemActions {
  /** Addresses of the tabs. */
  paths: ContentPaths;
  /** The tenant's contents. */
  contents: Remote<ContentList>;
  /** The search. */
  search: string;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** The listed type; '' for all. */
  type: '' | ContentType;
  /** Called with a type, or ''. */
  onTypeChange: (type: string) => void;
  /** The listed statuses. */
  status: ContentStateFilter;
  /** Called with the selected statuses. */
  onStatusChange: (status: string) => void;
  /** Table or cards. */
  view: 'table' | 'grid';
  /** Called with the selected view. */
  onViewChange: (view: 'table' | 'grid') => void;
  /** Creates a draft and opens it. */
  onCreate: () => void;
  /** True while a draft is being created. */
  isCreating: boolean;
  /** Archives several. Must not reject. Returns the keys that failed. */
  onArchiveSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
  /** Duplicates several. Must not reject. Returns the keys that failed. */
  onDuplicateSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
}
