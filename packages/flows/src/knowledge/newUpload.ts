import { fileNameKey, fileTypeOf, storedFileName } from '@platform/api';
import { problemOfFile } from './checkFile.ts';
import { duplicateOf } from './duplicates.ts';
import type { NamedDocument, Upload } from './uploadTypes.ts';

export function newUpload(
  id: string,
  baseId: string,
  file: File,
  named: { documents: readonly NamedDocument[]; sameName: readonly Upload[] },
): Upload {
  const name = storedFileName(file.name);
  const { size } = file;
  const problem = problemOfFile(file);
  const duplicate = problem ? null : duplicateOf(size, named.documents, named.sameName);
  const status = problem ? 'failed' : duplicate ? 'duplicate' : 'waiting';
  const nothingSent = { sent: 0, message: '', documentId: null };
  return {
    id,
    baseId,
    name,
    size,
    type: fileTypeOf(name),
    status,
    problem,
    duplicate,
    ...nothingSent,
  };
}

export function uploadsByName(uploads: readonly Upload[]) {
  const byName = new Map<string, Upload[]>();
  const keyOf = (baseId: string, name: string) => `${baseId} ${fileNameKey(name)}`;
  const of = (baseId: string, name: string): readonly Upload[] =>
    byName.get(keyOf(baseId, name)) ?? [];
  const add = (upload: Upload) =>
    void byName.set(keyOf(upload.baseId, upload.name), [...of(upload.baseId, upload.name), upload]);
  uploads.forEach(add);
  return { of, add };
}
