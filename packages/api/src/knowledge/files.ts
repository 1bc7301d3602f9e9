import type { DocumentType, FileType } from '@platform/domain';
import { truncateText, removeInvisible, trimText } from '@platform/i18n/text';

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

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Joiners that shape emoji, Arabic and Indic letters; elsewhere they are invisible. */
const UNJOINED_SCRIPTS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const JOINERS = new RegExp(
  `(?<=(?:(?![${UNJOINED_SCRIPTS}])\\p{L}|\\p{Extended_Pictographic})[\\p{M}\\p{Emoji_Modifier}]*)[\\u200c\\u200d](?=(?![${UNJOINED_SCRIPTS}])[\\p{L}\\p{M}\\p{Extended_Pictographic}])`,
  'gu',
);

/** UTF-16 units; the service truncates longer names. */
const MAX_LENGTH = 200;

/**
 * The name under which both client and service store a file: without folders and invisible
 * characters, in NFC, truncated between characters and before the extension.
 */
export function storedFileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const name = trimText(dropInvisible(last.normalize('NFC')).normalize('NFC'));
  if (name.length <= MAX_LENGTH) return name || 'Untitled';
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return truncateText(name, MAX_LENGTH - extension.length).trimEnd() + extension;
}

/** Identifies a file within a base: the stored name, lower case, without invisible characters. */
export const fileNameKey = (name: string): string =>
  removeInvisible(storedFileName(name)).toLowerCase().replaceAll('ς', 'σ');

function dropInvisible(text: string): string {
  const kept = new Set(Array.from(text.matchAll(JOINERS), ({ index }) => index));
  return text.replaceAll(INVISIBLE, (character, index: number) =>
    kept.has(index) ? character : '',
  );
}

/** Bytes from the start of a file that `contentFaultOf` needs. */
export const FILE_HEAD_BYTES = 1024;

const starts = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, index) => bytes[index] === value);
const isZip = (bytes: Uint8Array) => starts(bytes, 0x50, 0x4b, 0x03, 0x04);
/** Office stores password-protected documents in this container. */
const isCompound = (bytes: Uint8Array) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** The signature may follow other bytes, such as email headers. */
const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, FILE_HEAD_BYTES)).includes('%PDF-');

/** Null without a byte-order mark. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  return starts(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
}

/** Null if the bytes match the extension; the first `FILE_HEAD_BYTES` suffice. */
export function contentFaultOf(
  type: FileType,
  bytes: Uint8Array,
): 'wrong_type' | 'encrypted' | null {
  if (type === 'pdf') return isPdf(bytes) ? null : 'wrong_type';
  if (type === 'docx') {
    if (isCompound(bytes)) return 'encrypted';
    return isZip(bytes) ? null : 'wrong_type';
  }
  if (utf16Of(bytes)) return null;
  // All other types are text, which has no zero bytes.
  const isBinary = isZip(bytes) || isCompound(bytes) || isPdf(bytes) || bytes.includes(0);
  return isBinary ? 'wrong_type' : null;
}
