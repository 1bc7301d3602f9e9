import type { DocumentDetail, KnowledgeBase, Match } from '@platform/domain';
import type { Remote } from '../remote.ts';
import type { SavedCheck } from './types.ts';

/** A passage that a question found and that was opened in its document. */
export interface OpenedMatch extends Pick<Match, 'documentId' | 'index' | 'text'> {
  /** What was asked. */
  question: string;
}

/** What became of the last question. */
export type Answered =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'done'; question: string; matches: readonly Match[]; isSaved: boolean };

/** Questions to a base, and those that are kept. */
export interface KnowledgeTest {
  /** What is typed. */
  question: string;
  /** Called with the text at each key press. */
  onQuestionChange: (question: string) => void;
  /** What became of the last one. */
  answered: Answered;
  /** Asks; without a text what is typed. */
  onAsk: (question?: string) => void;
  /** Kept questions of this base. */
  checks: readonly SavedCheck[];
  /** Keeps the question that was asked last. */
  onSave: () => void;
  /** Asks all of them again. */
  onRun: () => void;
  /** Whether they are being asked. */
  isRunning: boolean;
  /** Forgets one. */
  onRemove: (id: string) => void;
}

export interface KnowledgePanelProps {
  /** The base that is shown. */
  base: KnowledgeBase | undefined;
  /** The document that is open; '' for the questions. */
  documentId: string;
  /** That document; ready with `null` where there is none. */
  document: Remote<DocumentDetail | null>;
  /** The passage of it that was found. */
  found: OpenedMatch | null;
  /** The address that opens a document. */
  documentHref: (id: string) => string;
  /** Told which passage is being opened; the link does the rest. */
  onOpenMatch: (match: Match) => void;
  /** Questions and their answers. */
  test: KnowledgeTest;
  /** Goes back from a document to the questions; left out where it was not opened from there. */
  onBack?: (() => void) | undefined;
  /** Closes the panel. */
  onClose: () => void;
}
