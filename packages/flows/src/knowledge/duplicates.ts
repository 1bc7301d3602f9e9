import type { Duplicate, NamedDocument, Upload } from './uploadTypes.ts';

export const isActive = ({ status }: Pick<Upload, 'status'>): boolean =>
  status === 'waiting' || status === 'sending';

/** Null if no document, and no upload into the same base, has the file's name. */
export function duplicateOf(
  size: number,
  documents: readonly NamedDocument[],
  uploads: readonly Upload[] = [],
): Duplicate | null {
  const existingUploads = uploads.filter((upload) => isActive(upload) || upload.status === 'done');
  if (documents.length + existingUploads.length === 0) return null;
  const ids = new Set([
    ...documents.map(({ id }) => id),
    ...existingUploads.flatMap(({ documentId }) => documentId ?? []),
  ]);
  const isReplaceable =
    ids.size === 1 && !existingUploads.some(({ documentId }) => documentId === null);
  return {
    isSameSize:
      documents.some(({ bytes }) => bytes === size) ||
      existingUploads.some((one) => one.size === size),
    documentIds: [...ids],
    replaceableId: isReplaceable ? ([...ids][0] ?? null) : null,
  };
}
