import type { DocumentType, FileType } from '@platform/domain';

/** Types of files, by the end of their names. */
export const FILE_TYPES = [
  'pdf',
  'docx',
  'txt',
  'md',
  'csv',
] as const satisfies readonly FileType[];

/** Types of documents: a file, a web page (`web`) or a text that a person wrote (`text`). */
export const DOCUMENT_TYPES = [
  ...FILE_TYPES,
  'web',
  'text',
] as const satisfies readonly DocumentType[];

/** The largest file, in bytes. */
export const FILE_LIMIT = 20 * 1024 * 1024;

/** The longest text that can be added, in characters. */
export const TEXT_LIMIT = 50_000;

/** Returns the type that a file claims by the end of its name; null if it is none of `FILE_TYPES`. */
export function fileTypeOf(name: string): FileType | null {
  const end = /\.([A-Za-z0-9]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return FILE_TYPES.find((type) => type === end) ?? null;
}
