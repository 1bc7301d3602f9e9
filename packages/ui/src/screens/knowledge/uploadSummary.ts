import type { KnowledgeDocument } from '@platform/domain';
import type { LibraryUpload } from './types.ts';

export interface UploadSummary {
  pending: number;
  done: number;
  failed: number;
  cancelled: number;
  duplicates: number;
}

export function uploadSummary(uploads: readonly LibraryUpload[]): UploadSummary {
  const count = (...statuses: LibraryUpload['status'][]) =>
    uploads.filter(({ status }) => statuses.includes(status)).length;
  return {
    pending: count('waiting', 'sending'),
    done: count('done'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    duplicates: count('duplicate'),
  };
}

const ranks: Readonly<Record<LibraryUpload['status'], number>> = {
  duplicate: 0,
  sending: 1,
  failed: 2,
  waiting: 3,
  cancelled: 4,
  done: 5,
};

/** Sorts files that need a decision first, then running and failed uploads, finished ones last. */
export const sortByUrgency = (uploads: readonly LibraryUpload[]): LibraryUpload[] =>
  [...uploads].sort((one, other) => ranks[one.status] - ranks[other.status]);

/** Uploads that the list of documents does not show yet, or that have a problem. */
export function unlistedUploads(
  uploads: readonly LibraryUpload[],
  documents: readonly Pick<KnowledgeDocument, 'id'>[],
): LibraryUpload[] {
  const listed = new Set(documents.map(({ id }) => id));
  return uploads.filter(
    ({ status, problem, documentId }) =>
      status !== 'done' || problem !== null || !documentId || !listed.has(documentId),
  );
}
