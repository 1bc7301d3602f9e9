import type { ContentEvent, ContentVersion } from '@platform/domain';
import type { Remote } from '../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** The events read so far. */
export interface HistoryEvents {
  /** Newest first. */
  events: readonly ContentEvent[];
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

export interface VersionsScreenProps {
  /** Newest first. */
  versions: Remote<readonly ContentVersion[]>;
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
