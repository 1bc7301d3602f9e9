import type { ContentAuthor, ContentSource, ContentStatus, ContentType } from '@platform/domain';

/** What a person writes of a content. */
export interface EditedFields {
  /** Its heading, and its name in lists. */
  title: string;
  /** What kind of content it is. */
  type: ContentType;
  /** Whether it is being written, can be used or is kept out of sight. */
  status: ContentStatus;
  /** Language tag, such as `en`. */
  language: string;
}

/** A content as the editor opens it. */
export interface EditedContent extends EditedFields {
  /** Its id at the service. */
  id: string;
  /** HTML from wherever: the editor sanitises it. */
  body: string;
  /** What it was generated from. */
  sources: readonly ContentSource[];
}

/** What was changed. The body is made when it is asked for: that takes longer than a key press may. */
export interface EditedValues extends EditedFields {
  /** Reads the text as markup, which takes a while: call it when it is needed. */
  body: () => string;
}

/** Whether what is typed is on the service. */
export interface EditorSaveState {
  /** Kept, about to be sent, on its way, refused, or changed by somebody else meanwhile. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Why, where it failed. */
  message: string;
  /** Whether trying again can help. */
  canRetry: boolean;
}

/** What somebody else has saved meanwhile. */
export interface TheirContent extends EditedFields {
  /** Their text, as markup. */
  body: string;
  /** Who it was; '' where nobody knows. */
  author: ContentAuthor;
  /** When they saved it; null where the service did not say. */
  savedAt: Date | null;
}

/** How a person settles a conflict. */
export type ConflictChoice = 'mine' | 'theirs' | 'merge';

export interface ContentEditorScreenProps {
  /** The content as it was when the page was opened, or what was typed before. */
  content: EditedContent;
  /** Told at each change. */
  onChange: (values: EditedValues) => void;
  /** How far the last change has come. */
  saveState: EditorSaveState;
  /** Tries again after a failure. */
  onRetry: () => void;
  /** Whether what is shown was typed before and not saved then. */
  hasDraft: boolean;
  /** Gives up what was typed before. */
  onDiscardDraft: () => void;
  /** What somebody else has saved meanwhile; null where nobody has. */
  theirs: TheirContent | null;
  /** Told how the conflict is settled. */
  onSettle: (choice: ConflictChoice) => void;
  /** Whether theirs stands beside the text while the person merges them. */
  isMerging: boolean;
  /** Told that the person is done with it. */
  onMerged: () => void;
  /** The address of the list. */
  contentsHref: string;
  /** The address of its versions. */
  historyHref: string;
}
