import type { Remote } from '../../remote.ts';
import type { ContentKind, ContentPaths, ContentPerson } from '../types.ts';

/** What can happen to a content. */
export type HistoryKind =
  | 'generated'
  | 'created'
  | 'edited'
  | 'restored'
  | 'archived'
  | 'unarchived'
  | 'deleted';

/** Something that happened to a content. */
export interface HistoryEvent {
  /** Unique in the list. */
  key: string;
  /** Null for one that this client does not know. */
  kind: HistoryKind | null;
  /** The kind as it came. */
  kindText: string;
  /** The content that it happened to. */
  contentId: string;
  /** The title it had then. */
  title: string;
  /** The kind of content; null where the service did not say. */
  type: ContentKind | null;
  /** Whether the content is gone: nothing of it can be opened or restored. */
  isDeleted: boolean;
  /** The version that it made; null where it made none. */
  version: number | null;
  /** The version that came before it, or that was restored. */
  fromVersion: number | null;
  /** Who did it. */
  author: ContentPerson;
  /** When; null where the service did not say. */
  createdAt: Date | null;
}

/** The events read so far. */
export interface HistoryEvents {
  /** Newest first. */
  events: readonly HistoryEvent[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

export interface HistoryScreenProps {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  /** What happened, newest first. */
  history: Remote<HistoryEvents>;
  /** Reads older events. */
  onLoadMore: () => void;
  /** Whether they are being read. */
  isLoadingMore: boolean;
  /** The content whose events are shown; '' for all. */
  contentId: string;
  /** Called with a content, or '' for all. */
  onContentChange: (contentId: string) => void;
  /** The contents to choose from. */
  choices: readonly { id: string; title: string }[];
  /** The address of a content's editor. */
  contentHref: (contentId: string) => string;
  /** The address that compares a version with what came before it. */
  compareHref: (contentId: string, version: number) => string;
}

/** A version that is kept. */
export interface KeptVersion {
  /** Unique in the list. */
  key: string;
  /** Its number, from 1. */
  version: number;
  /** The heading it had. */
  title: string;
  /** HTML of any origin; its text is shown in its format. */
  body: string;
  /** Who saved it. */
  author: ContentPerson;
  /** When; null where the service did not say. */
  createdAt: Date | null;
}

export interface VersionsScreenProps {
  /** Newest first. */
  versions: Remote<readonly KeptVersion[]>;
  /** The number of the older one; null for the one before the newer. */
  older: number | null;
  /** The number of the newer one; null for the last. */
  newer: number | null;
  /** Told which are to be compared. */
  onChoose: (older: number, newer: number) => void;
  /** Makes an older version the newest. */
  onRestore: (version: number) => void;
  /** Whether one is being restored. */
  isRestoring: boolean;
  /** Why nothing was restored, where somebody was quicker or the service refused; '' for nothing. */
  restoreFailure: string;
  /** The address of the history. */
  historyHref: string;
  /** The address of the editor. */
  editHref: string;
}
