import type { ContentList, ContentRow, ContentStatus, ContentType } from '@platform/domain';
import type { Remote } from '../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Which statuses are listed; '' is drafts and what is ready. */
export type ContentStateFilter = '' | 'all' | ContentStatus;

/** What can be done with a content of the list. */
export interface ContentItemActions {
  /** The address of its editor. */
  contentHref: (contentId: string) => string;
  /** The address of its history. */
  historyHref: (contentId: string) => string;
  /** Makes a draft with the same text. */
  onDuplicate: (item: ContentRow) => void;
  /** Archives it, or makes it a draft again. */
  onArchive: (item: ContentRow, isArchived: boolean) => void;
  /** Removes it; that can be undone for some seconds. */
  onDelete: (item: ContentRow) => void;
}

export interface ContentsScreenProps extends ContentItemActions {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  /** What the tenant has written. */
  contents: Remote<ContentList>;
  /** What is searched for. */
  search: string;
  /** Called as it is typed. */
  onSearchChange: (search: string) => void;
  /** The type that is listed; '' for all. */
  type: '' | ContentType;
  /** Called with a type, or ''. */
  onTypeChange: (type: string) => void;
  /** The statuses that are listed. */
  status: ContentStateFilter;
  /** Called with what is to be listed. */
  onStatusChange: (status: string) => void;
  /** How the contents are shown. */
  view: 'table' | 'grid';
  /** Called with the view that was chosen. */
  onViewChange: (view: 'table' | 'grid') => void;
  /** Makes an empty draft and opens it. */
  onCreate: () => void;
  /** Whether one is being made. */
  isCreating: boolean;
  /** Archives several. Must not reject. @returns the keys of those that it could not */
  onArchiveSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
  /** Duplicates several. Must not reject. @returns the keys of those that it could not */
  onDuplicateSeveral: (items: readonly ContentRow[]) => Promise<readonly string[]>;
}
