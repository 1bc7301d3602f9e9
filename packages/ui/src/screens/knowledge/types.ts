import type {
  AgentName,
  DocumentList,
  DocumentStatus,
  DocumentType,
  KnowledgeBase,
  KnowledgeBaseList,
  KnowledgeDocument,
} from '@platform/domain';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';

/** A file that is uploaded to a base. */
export interface LibraryUpload {
  /** Unique among the files. */
  id: string;
  /** The destination base. */
  baseId: string;
  /** File name. */
  name: string;
  /** In bytes. */
  size: number;
  /** Type by the file name; `null` if it is not supported. */
  type: DocumentType | null;
  /** `duplicate` asks the user: the name is taken. */
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'duplicate';
  /** Sent bytes. */
  sent: number;
  /** Reason of the failure, or of one after the document was added. */
  problem:
    | 'tooLarge'
    | 'empty'
    | 'unsupported'
    | 'wrongType'
    | 'encrypted'
    | 'unreadable'
    | 'noRoom'
    | 'noBase'
    | 'lost'
    | 'refused'
    | 'earlierKept'
    | null;
  /** Details of a `duplicate`, otherwise `null`. */
  duplicate: {
    /** True if size and name are the same. */
    isSameSize: boolean;
    /** The document that it can replace; `null` hides Replace. */
    replaceableId: string | null;
  } | null;
  /** The server's message of a rejection, or ''. */
  message: string;
  /** The document of the file; `null` if there is none yet or it is unknown. */
  documentId: string | null;
}

/** Actions of uploads. */
export interface UploadActions {
  /** Cancels one. */
  onCancel: (id: string) => void;
  /** Cancels all. */
  onCancelAll: () => void;
  /** Sends a file again; a duplicate becomes a second document. */
  onRetry: (id: string) => void;
  /** Sends a duplicate and replaces the existing document. */
  onReplace: (id: string) => void;
  /** Removes one from the list. */
  onRemove: (id: string) => void;
  /** Removes all finished files from the list. */
  onClear: () => void;
}

/** Values of the base form. */
export type BaseValues = Pick<KnowledgeBase, 'name' | 'description'>;

/** Values of the web page form. */
export interface PageValues {
  /** URL of the page. */
  url: string;
  /** Depth of followed links: '0', '1' or '2'. */
  depth: string;
}

/** Values of the text form. */
export interface TextValues {
  /** At most 120 characters. */
  title: string;
  /** At most 50,000 characters. */
  text: string;
}

/** A saved question and the result of its last run. */
export interface SavedCheck {
  /** Unique in the base. */
  id: string;
  /** The question. */
  question: string;
  /** Document and score of the best passage when saved; `null` if there was none. */
  before: { documentName: string; score: number } | null;
  /** The same for the last run; undefined before the first one. */
  after?: { documentName: string; score: number } | null | undefined;
  /** Result of the last run. */
  outcome: 'new' | 'same' | 'better' | 'worse' | 'elsewhere' | 'failed';
}

/** The bases, the documents of one, and how they are listed. */
export interface KnowledgeBaseState {
  /** All bases of the tenant. */
  bases: Remote<KnowledgeBaseList>;
  /** The current base; '' if there is none. */
  baseId: string;
  /** The newest documents of the base. */
  documents: Remote<DocumentList>;
  /** The document that is open in the panel. */
  openDocumentId?: string | undefined;
  /** Filters by name and address. */
  search: string;
  /** Lists documents with these statuses; empty for all. Keep it stable. */
  statuses: readonly DocumentStatus[];
  /** True if documents wait and nothing has changed for a while. */
  isStalled: boolean;
  /** Storage of the plan in MB; `null` while unknown. */
  storage: { used: number; included: number } | null;
  /** Uploads to all bases. */
  uploads: readonly LibraryUpload[];
}

/** Actions of the knowledge base. Memoise them: a new `onReindex` re-renders every row. */
export interface KnowledgeBaseActions {
  /** Called with the selected base. */
  onBaseChange: (id: string) => void;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** Called with the chosen statuses; empty for all. */
  onStatusesChange: (statuses: readonly DocumentStatus[]) => void;
  /** Requests the status of waiting documents. */
  onCheck: () => void;
  /** Starts adding files to the base. */
  onFiles: (files: readonly File[]) => void;
  /** Actions of the files that are added. */
  uploads: UploadActions;
  /** Adds a web page. Must not reject. */
  onAddPage: (values: PageValues) => Promise<SaveOutcome<keyof PageValues>>;
  /** Adds a text. Must not reject. */
  onAddText: (values: TextValues) => Promise<SaveOutcome<keyof TextValues>>;
  /** Creates a base and opens it. Must not reject. */
  onCreateBase: (values: BaseValues) => Promise<SaveOutcome<keyof BaseValues>>;
  /** Updates a base. Must not reject. */
  onUpdateBase: (base: KnowledgeBase, values: BaseValues) => Promise<SaveOutcome<keyof BaseValues>>;
  /** Deletes a base; forced if the user has seen the agents that use it. Must not reject. */
  onDeleteBase: (base: KnowledgeBase, isForced: boolean) => Promise<RemovalOutcome<AgentName>>;
  /** Opens the choice of the agents that use a base. */
  onChooseAgents: (base: KnowledgeBase) => void;
  /** Indexes documents again. Must not reject; resolves to the keys that failed. */
  onReindex: (documents: readonly KnowledgeDocument[]) => Promise<ReadonlySet<string>>;
  /** Deletes documents. Must not reject; resolves to the keys that failed. */
  onDelete: (documents: readonly KnowledgeDocument[]) => Promise<ReadonlySet<string>>;
  /** Opens the panel with the questions. */
  onTest: () => void;
}

export interface KnowledgeBaseScreenProps {
  /** State that the screen shows. */
  state: KnowledgeBaseState;
  /** Called by the header, the lists and the dialogs. */
  actions: KnowledgeBaseActions;
  /** Returns the URL of a base. */
  baseHref: (id: string) => string;
  /** Returns the URL of a document. */
  documentHref: (id: string) => string;
  /** URL of the plans. */
  plansHref: string;
  /** Stores unsaved text. */
  drafts?:
    | {
        base: FormDrafts<BaseValues>;
        page: FormDrafts<PageValues>;
        text: FormDrafts<TextValues>;
      }
    | undefined;
  /** Custom parts. Columns: name, type, status, chunks, updated, usedBy, actions. */
  slots?: ScreenSlots<KnowledgeDocument> | undefined;
}
