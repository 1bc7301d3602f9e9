import type { Remote } from '../../remote.ts';
import type { ContentKind, ContentPaths, ContentPerson, ContentState } from '../types.ts';

/** A content as the list shows it. Without an id it cannot be acted on. */
export interface ContentItem {
  /** Unique in the list. */
  key: string;
  /** '' where the server sent none. */
  id: string;
  /** '' for one without a title. */
  title: string;
  /** Null for a type that this client does not know. */
  type: ContentKind | null;
  /** The type as it came. */
  typeText: string;
  /** Null for a status that this client does not know. */
  status: ContentState | null;
  /** The status as it came. */
  statusText: string;
  /** Language tag; '' where the server sent none. */
  language: string;
  /** Who wrote it. */
  author: ContentPerson;
  /** Null where the server sent none. */
  wordCount: number | null;
  /** How the text begins, without markup. */
  excerpt: string;
  /** When it was saved last. */
  updatedAt: Date | null;
}

/** One load of contents. */
export interface ContentItemList {
  /** The newest first. */
  contents: readonly ContentItem[];
  /** How many there are; null where the server did not say. */
  total: number | null;
}

/** Which statuses are listed; '' is drafts and what is ready. */
export type ContentStateFilter = '' | 'all' | ContentState;

/** What can be done with a content of the list. */
export interface ContentItemActions {
  /** The address of its editor. */
  contentHref: (contentId: string) => string;
  /** The address of its history. */
  historyHref: (contentId: string) => string;
  /** Makes a draft with the same text. */
  onDuplicate: (item: ContentItem) => void;
  /** Archives it, or makes it a draft again. */
  onArchive: (item: ContentItem, isArchived: boolean) => void;
  /** Removes it; that can be undone for some seconds. */
  onDelete: (item: ContentItem) => void;
}

export interface ContentsScreenProps extends ContentItemActions {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  /** What the tenant has written. */
  contents: Remote<ContentItemList>;
  /** What is searched for. */
  search: string;
  /** Called as it is typed. */
  onSearchChange: (search: string) => void;
  /** The type that is listed; '' for all. */
  type: '' | ContentKind;
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
  onArchiveSeveral: (items: readonly ContentItem[]) => Promise<readonly string[]>;
  /** Duplicates several. Must not reject. @returns the keys of those that it could not */
  onDuplicateSeveral: (items: readonly ContentItem[]) => Promise<readonly string[]>;
}
