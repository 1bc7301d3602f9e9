import type { FileType } from '@platform/domain';

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
