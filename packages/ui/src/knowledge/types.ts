import type {
  AgentName,
  DocumentList,
  DocumentType,
  KnowledgeBase,
  KnowledgeBaseList,
  KnowledgeDocument,
} from '@platform/domain';
import type { ConfirmOutcome } from '../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, FormRefusal } from '../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../remote.ts';

/** A file on its way into a base. */
export interface LibraryUpload {
  /** Unique among the files. */
  id: string;
  /** The base that it goes into. */
  baseId: string;
  /** The name of the file. */
  name: string;
  /** In bytes. */
  size: number;
  /** What it is by its name; `null` where nothing that can be read. */
  type: DocumentType | null;
  /** With `duplicate` the user is asked: a document or another file has its name. */
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'duplicate';
  /** How many bytes have left. */
  sent: number;
  /** Why it failed, or what went wrong after it was added. */
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
  /** What the question of a `duplicate` says; `null` in any other status. */
  duplicate: {
    /** True when size and name are the same. */
    isSameSize: boolean;
    /** The document that it can replace; `null` offers no Replace. */
    replaceableId: string | null;
  } | null;
  /** The service's own words for a refusal, else ''. */
  message: string;
  /** The document that it became; `null` where it is none yet, or nobody knows which. */
  documentId: string | null;
}

/** What can be done with files on their way. */
export interface UploadActions {
  /** Stops one. */
  onCancel: (id: string) => void;
  /** Stops all. */
  onCancelAll: () => void;
  /** Sends one again, or one whose name is taken next to the other. */
  onRetry: (id: string) => void;
  /** Sends one whose name is taken in place of the earlier document. */
  onReplace: (id: string) => void;
  /** Takes one off the list. */
  onRemove: (id: string) => void;
  /** Takes all off the list that are through. */
  onClear: () => void;
}

/** What the form of a base holds. */
export type BaseValues = Pick<KnowledgeBase, 'name' | 'description'>;

/** What the form of a web page holds; `depth` is a digit. */
export interface PageValues {
  /** Where it is. */
  url: string;
  /** How many links away from it are followed: '0', '1' or '2'. */
  depth: string;
}

/** What the form of a text holds. */
export interface TextValues {
  /** At most 120 characters. */
  title: string;
  /** At most 50,000 characters. */
  text: string;
}

/** How a form ended: a refusal stays in it, at a field or above them all. */
export type KnowledgeOutcome<Values> = { status: 'saved' } | FormRefusal<keyof Values & string>;

/** How deleting a base ended; `inUse` names who began to use it. */
export type BaseRemoval = ConfirmOutcome | { status: 'inUse'; agents: readonly AgentName[] };

/** A question that is asked again after a change, and what became of its answer. */
export interface SavedCheck {
  /** Unique in the base. */
  id: string;
  /** What is asked. */
  question: string;
  /** The best passage's document and score when it was saved; `null` where it found nothing. */
  before: { documentName: string; score: number } | null;
  /** The same of the last run; left out before there was one. */
  after?: { documentName: string; score: number } | null | undefined;
  /** What the last run says. */
  outcome: 'new' | 'same' | 'better' | 'worse' | 'elsewhere' | 'failed';
}

export interface KnowledgeBaseScreenProps {
  /** All bases of the tenant. */
  bases: Remote<KnowledgeBaseList>;
  /** The base that is shown; '' while there is none. */
  baseId: string;
  /** The address of a base. */
  baseHref: (id: string) => string;
  /** Goes to another base. */
  onBaseChange: (id: string) => void;
  /** Where agents are attached to bases. */
  attachHref: string;
  /** The newest documents of the base. */
  documents: Remote<DocumentList>;
  /** The address that opens a document. */
  documentHref: (id: string) => string;
  /** The document that is open beside the list. */
  openDocumentId?: string | undefined;
  /** Looks in name and address. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** A `DocumentStatus`, or '' for all. */
  status: string;
  /** Called with a status, or '' for all. */
  onStatusChange: (status: string) => void;
  /** Whether documents wait and nothing has moved for a while. */
  isStalled: boolean;
  /** Asks at once how far they are. */
  onCheck: () => void;
  /** What of the plan's storage is used, in megabytes; `null` while nobody knows. */
  storage: { used: number; included: number } | null;
  /** Where there is more storage. */
  plansHref: string;
  /** Files on their way, into whatever base. */
  uploads: readonly LibraryUpload[];
  /** What can be done with them. */
  uploadActions: UploadActions;
  /** Begins to add files to the base. */
  onFiles: (files: readonly File[]) => void;
  /** Adds a web page. Must not reject. */
  onAddPage: (values: PageValues) => Promise<KnowledgeOutcome<PageValues>>;
  /** Adds a text. Must not reject. */
  onAddText: (values: TextValues) => Promise<KnowledgeOutcome<TextValues>>;
  /** Makes a base, and goes there. Must not reject. */
  onCreateBase: (values: BaseValues) => Promise<KnowledgeOutcome<BaseValues>>;
  /** Changes a base. Must not reject. */
  onUpdateBase: (base: KnowledgeBase, values: BaseValues) => Promise<KnowledgeOutcome<BaseValues>>;
  /** Deletes a base; forced where the person has seen who uses it. Must not reject. */
  onDeleteBase: (base: KnowledgeBase, isForced: boolean) => Promise<BaseRemoval>;
  /** Reads documents again. Must not reject; answers the keys of those that could not be. */
  onReindex: (documents: readonly KnowledgeDocument[]) => Promise<ReadonlySet<string>>;
  /** Deletes documents. Must not reject; answers the keys of those that could not be. */
  onDelete: (documents: readonly KnowledgeDocument[]) => Promise<ReadonlySet<string>>;
  /** Opens the panel for questions. */
  onTest: () => void;
  /** Where unsent text is kept. */
  drafts?:
    | {
        base: FormDrafts<BaseValues>;
        page: FormDrafts<PageValues>;
        text: FormDrafts<TextValues>;
      }
    | undefined;
}
