import type { ContentEvent, ContentVersion } from '@platform/domain';
import type { Remote } from '../../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** The events loaded so far. */
export interface HistoryEvents {
  /** Newest first. */
  events: readonly ContentEvent[];
  /** True if there are older ones. */
  hasMore: boolean;
}

export interface HistoryScreenProps {
  /** URLs of the tabs. */
  paths: ContentPaths;
  /** Events, newest first. */
  history: Remote<HistoryEvents>;
  /** Loads older events. */
  onLoadMore: () => void;
  /** True while older events load. */
  isLoadingMore: boolean;
  /** Shows the events of this content; '' for all. */
  contentId: string;
  /** Called with a content id, or '' for all. */
  onContentChange: (contentId: string) => void;
  /** Contents to select from. */
  choices: readonly { id: string; title: string }[];
  /** Returns the URL of a content's editor. */
  contentHref: (contentId: string) => string;
  /** Returns the URL that compares a version with the previous one. */
  compareHref: (contentId: string, version: number) => string;
}

export interface VersionsScreenProps {
  /** Newest first. */
  versions: Remote<readonly ContentVersion[]>;
  /** Number of the older version; null for the version before `newer`. */
  older: number | null;
  /** Number of the newer version; null for the latest. */
  newer: number | null;
  /** Called with the selected versions. */
  onChoose: (older: number, newer: number) => void;
  /** Restores an older version. */
  onRestore: (version: number) => void;
  /** True while a version is being restored. */
  isRestoring: boolean;
  /** Message if restoring failed, for example after another user's save; otherwise ''. */
  restoreFailure: string;
  /** URL of the history. */
  historyHref: string;
  /** URL of the editor. */
  editHref: string;
}
