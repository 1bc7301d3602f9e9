import type { KnowledgeBaseList, Match } from '@platform/domain';
import type { FormDrafts, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../../remote.ts';

/** Values of the form that teaches an answer. */
export interface TeachValues {
  /** Id of the base. */
  baseId: string;
  /** Title of the text, at most 120 characters. */
  question: string;
  /** The text, at most 50,000 characters. */
  answer: string;
}

/** What became of an answer after it was added. */
export type TeachResult =
  | { status: 'indexing'; isSlow: boolean }
  | { status: 'notIndexed' }
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'done'; best: Match | null; isFound: boolean };

export interface TeachDialogProps {
  /** Bases to choose from. */
  bases: Remote<KnowledgeBaseList>;
  /** Agent that answered; a base that it uses is preselected. '' for none. */
  agentId: string;
  /** The person's question. */
  question: string;
  /** The agent's answer, shown for reference. */
  answered: string;
  /** What became of the added answer; `null` shows the form. */
  result: TeachResult | null;
  /** Address of the added text; omitted until it is known. */
  textHref?: string | undefined;
  /** Stores unsaved text. */
  drafts?: FormDrafts<TeachValues> | undefined;
  /** Id of the draft, such as that of the transcript's turn. @default '' */
  draftId?: string | undefined;
  /** Adds the answer as a text. Must not reject; then pass a `result`. */
  onTeach: (values: TeachValues) => Promise<SaveOutcome<keyof TeachValues>>;
  /** Asks the question again. */
  onCheck: () => void;
  /** Called to close the dialog. */
  onClose: () => void;
}
