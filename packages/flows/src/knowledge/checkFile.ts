import { contentFaultOf, FILE_HEAD_BYTES, fileTypeOf, storedFileName } from '@platform/api';
import { FILE_LIMIT } from '@platform/domain';
import type { UploadProblem } from './uploadTypes.ts';

export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | null {
  if (!fileTypeOf(storedFileName(name))) return 'unsupported';
  if (size === 0) return 'empty';
  return size > FILE_LIMIT ? 'tooLarge' : null;
}

export async function problemOfContent(file: File): Promise<UploadProblem | null> {
  const type = fileTypeOf(storedFileName(file.name));
  if (!type) return 'unsupported';
  try {
    const head = await file.slice(0, FILE_HEAD_BYTES).arrayBuffer();
    const fault = contentFaultOf(type, new Uint8Array(head));
    return fault === 'wrong_type' ? 'wrongType' : fault;
  } catch {
    return 'unreadable';
  }
}
