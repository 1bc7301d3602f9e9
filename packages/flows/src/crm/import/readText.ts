import { importLimits } from './limits.ts';
import type { FileProblem } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

/** A file as text, with a digest that identifies its content. */
export interface FileText {
  text: string;
  /** SHA-256 of its bytes in hex; '' where this page may not compute one (plain HTTP). */
  digest: string;
}

const sliceBytes = 1024 * 1024;
const megabyte = 1024 * 1024;

/** The first bytes of what spreadsheets save by themselves: a ZIP container or an OLE file. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Reads a file as UTF-8, slice by slice, without its byte-order mark and with one kind of line
 * break. Another encoding is refused rather than guessed, since a wrong guess would write broken
 * names into contacts.
 *
 * @returns the text, or why the file cannot be imported
 */
export async function readText(file: Blob): Promise<FileText | FileProblem> {
  if (file.size > importLimits.megabytes * megabyte) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (spreadsheets.some((mark) => mark.every((byte, place) => bytes[place] === byte))) {
      return 'spreadsheet';
    }
    const text = await decode(bytes);
    if (text === null || text.includes('\0')) return 'encoding';
    if (text.trim() === '') return 'empty';
    return { text: text.replaceAll(/\r\n?/g, '\n'), digest: await digestOf(bytes) };
  } catch {
    return 'unreadable';
  }
}

/** The text, or null where the bytes are no UTF-8. A slice may end inside a character. */
async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for (let start = 0; start < bytes.length; start += sliceBytes) {
      parts.push(decoder.decode(bytes.subarray(start, start + sliceBytes), { stream: true }));
      // oxlint-disable-next-line no-await-in-loop -- it yields between the slices
      await yieldToMain();
    }
    parts.push(decoder.decode());
  } catch {
    return null;
  }
  return parts.join('');
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Only a secure context has it.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return '';
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
