import type { ContentAuthor, ContentSource, ContentStatus, ContentType } from '@platform/domain';

/** Fields of a content that the user edits. */
export interface EditedFields {
  /** Title, also shown in lists. */
  title: string;
  /** Type of the content. */
  type: ContentType;
  /** Status of the content. */
  status: ContentStatus;
  /** Language tag, such as `en`. */
  language: string;
}

/** A content as loaded by the editor. */
export interface EditedContent extends EditedFields {
  /** Id of the content. */
  id: string;
  /** HTML of any origin, sanitised by the editor. */
  body: string;
  /** Sources that it was generated from. */
  sources: readonly ContentSource[];
}

/** Edited values. */
export interface EditedValues extends EditedFields {
  /** Returns the text as HTML. Slower than a key press allows: call it only when needed. */
  body: () => string;
}

/** Save status of the editor. */
export interface EditorSaveState {
  /** `conflict` means that another user saved in the meantime. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Reason of a failure. */
  message: string;
  /** True if a retry can succeed. */
  canRetry: boolean;
}

/** Version that another user saved in the meantime. */
export interface TheirContent extends EditedFields {
  /** Their text as HTML. */
  body: string;
  /** Their name; '' if unknown. */
  author: ContentAuthor;
  /** Time of their save; null if unknown. */
  savedAt: Date | null;
}

/** Resolution of a conflict. */
export type ConflictChoice = 'mine' | 'theirs' | 'merge';

export interface ContentEditorScreenProps {
  /** The content as loaded, or the unsaved draft. */
  content: EditedContent;
  /** Called at each change. */
  onChange: (values: EditedValues) => void;
  /** Save status of the last change. */
  saveState: EditorSaveState;
  /** Called to retry after a failure. */
  onRetry: () => void;
  /** True if an unsaved draft is shown. */
  hasDraft: boolean;
  /** Called to discard the draft. */
  onDiscardDraft: () => void;
  /** The other user's version in a conflict, otherwise null. */
  theirs: TheirContent | null;
  /** Called with the resolution of a conflict. */
  onResolveConflict: (choice: ConflictChoice) => void;
  /** True while the other version is shown for merging. */
  isMerging: boolean;
  /** Called when the user has finished merging. */
  onMerged: () => void;
  /** URL of the list. */
  contentsHref: string;
  /** URL of the content's history. */
  historyHref: string;
}
