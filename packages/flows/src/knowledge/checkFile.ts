import { FILE_LIMIT, fileTypeOf, storedFileName } from '@platform/api';
import type { FileType } from '@platform/api';
import type { UploadProblem } from './uploadTypes.ts';

/** Bytes read to detect the type. */
const HEAD = 1024;

/** Checks a file by name and size, without opening it; null if it is fine. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | null {
  if (!fileTypeOf(storedFileName(name))) return 'unsupported';
  if (size === 0) return 'empty';
  return size > FILE_LIMIT ? 'tooLarge' : null;
}

/** Checks by its first bytes whether a file is what its name claims. */
export async function problemOfContent(file: File): Promise<UploadProblem | null> {
  const type = fileTypeOf(storedFileName(file.name));
  if (!type) return 'unsupported';
  try {
    return check[type](new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    return 'unreadable';
  }
}

const starts = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, index) => head[index] === byte);
const isZip = (head: Uint8Array) => starts(head, 0x50, 0x4b, 0x03, 0x04);
/** Office wraps password-protected documents in this container. */
const isCompound = (head: Uint8Array) => starts(head, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (head: Uint8Array) => new TextDecoder('latin1').decode(head).includes('%PDF-');
/** UTF-16 with a byte-order mark; other texts never contain these bytes. */
const isWide = (head: Uint8Array) => starts(head, 0xff, 0xfe) || starts(head, 0xfe, 0xff);

function checkText(head: Uint8Array): UploadProblem | null {
  if (isWide(head)) return null;
  return isZip(head) || isCompound(head) || isPdf(head) || head.includes(0) ? 'wrongType' : null;
}

const check: Record<FileType, (head: Uint8Array) => UploadProblem | null> = {
  pdf: (head) => (isPdf(head) ? null : 'wrongType'),
  docx(head) {
    if (isCompound(head)) return 'encrypted';
    return isZip(head) ? null : 'wrongType';
  },
  txt: checkText,
  md: checkText,
  csv: checkText,
};
