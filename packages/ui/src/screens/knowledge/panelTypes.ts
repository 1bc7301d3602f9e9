import type { DocumentDetail, KnowledgeBase, KnowledgeDocument, Match } from '@platform/domain';
import type { PanelSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';
import type { SavedCheck } from './types.ts';

/** A passage that a question found, opened in its document. */
export interface OpenedMatch extends Pick<Match, 'documentId' | 'index' | 'text'> {
  /** The question. */
  question: string;
}

/** Answer to the last question. */
export type Answered =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'done'; question: string; matches: readonly Match[]; isSaved: boolean };

/** Questions to a base, and saved ones. */
export interface KnowledgeTest {
  /** Text of the question field. */
  question: string;
  /** Called at each key press. */
  onQuestionChange: (question: string) => void;
  /** Answer to the last question. */
  answered: Answered;
  /** Asks the given question, or the one in the field. */
  onAsk: (question?: string) => void;
  /** Saved questions of this base. */
  checks: readonly SavedCheck[];
  /** Saves the last question. */
  onSave: () => void;
  /** Asks all saved questions again. */
  onRun: () => void;
  /** True while saved questions are asked. */
  isRunning: boolean;
  /** Deletes a saved question. */
  onRemove: (id: string) => void;
}

export interface KnowledgePanelProps {
  /** Custom parts of a document's panel. */
  slots?: PanelSlots<KnowledgeDocument> | undefined;
  /** The current base. */
  base: KnowledgeBase | undefined;
  /** The open document; '' for the questions. */
  documentId: string;
  /** That document; `null` if it does not exist. */
  document: Remote<DocumentDetail | null>;
  /** The found passage of it. */
  found: OpenedMatch | null;
  /** Returns the URL of a document. */
  documentHref: (id: string) => string;
  /** Called before a link opens a passage. */
  onOpenMatch: (match: Match) => void;
  /** Questions and answers. */
  test: KnowledgeTest;
  /** Returns to the questions; undefined if the document was opened elsewhere. */
  onBack?: (() => void) | undefined;
  /** Called to close the panel. */
  onClose: () => void;
}
