import { decodeText } from './decodeText.ts';
import { importLimits } from './limits.ts';
import type { FileProblem, LegacyEncoding } from './types.ts';

export interface FileText {
  text: string;
  /** Null for Unicode. */
  encoding: LegacyEncoding | null;
  /** SHA-256 in hex; '' without a secure context (plain HTTP). */
  digest: string;
}

const megabyte = 1024 * 1024;

/** Signatures of spreadsheet files: a ZIP container or an OLE file. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Without byte-order mark and with line feeds as the only line breaks. */
export async function readText(file: Blob): Promise<FileText | FileProblem> {
  if (file.size > importLimits.megabytes * megabyte) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (spreadsheets.some((mark) => mark.every((byte, index) => bytes[index] === byte))) {
      return 'spreadsheet';
    }
    const decoded = await decodeText(bytes);
    if (decoded === null) return 'encoding';
    if (decoded.text.trim() === '') return 'empty';
    const text = decoded.text.replaceAll(/\r\n?/g, '\n');
    return { text, encoding: decoded.encoding, digest: await digestOf(bytes) };
  } catch {
    return 'unreadable';
  }
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Available in secure contexts only.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return '';
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
