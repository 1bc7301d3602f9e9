import type { DocumentType, FileType } from '@platform/domain';

export const FILE_TYPES = [
  'pdf',
  'docx',
  'txt',
  'md',
  'csv',
] as const satisfies readonly FileType[];

export const DOCUMENT_TYPES = [
  ...FILE_TYPES,
  'web',
  'text',
] as const satisfies readonly DocumentType[];

export function fileTypeOf(name: string): FileType | null {
  const end = /\.([A-Za-z0-9]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return FILE_TYPES.find((type) => type === end) ?? null;
}
