/** What a file may be, by the end of its name. */
export const FILE_TYPES = ['pdf', 'docx', 'txt', 'md', 'csv'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** What a document is: a file, a web page (`web`) or a text that somebody wrote (`text`). */
export const DOCUMENT_TYPES = [...FILE_TYPES, 'web', 'text'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** How far a document has come; a `stale` one can be searched, but its source has changed. */
export const DOCUMENT_STATUSES = ['queued', 'processing', 'ready', 'failed', 'stale'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Why a document cannot be read. */
export const DOCUMENT_FAULTS = [
  'encrypted',
  'broken',
  'empty',
  'wrong_type',
  'unreachable',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** The largest file, in bytes. */
export const FILE_LIMIT = 20 * 1024 * 1024;

/** The longest text that can be added, in characters. */
export const TEXT_LIMIT = 50_000;

/** The type that a file claims by the end of its name; null where it is none of ours. */
export function fileTypeOf(name: string): FileType | null {
  const end = /\.([A-Za-z0-9]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return FILE_TYPES.find((type) => type === end) ?? null;
}
