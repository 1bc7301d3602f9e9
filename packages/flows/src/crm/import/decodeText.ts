import { isOtherCodePage } from './isOtherCodePage.ts';
import type { LegacyEncoding } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

export interface DecodedText {
  text: string;
  encoding: LegacyEncoding | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

const sliceBytes = 1024 * 1024;
const sampledBytes = 64 * 1024;

/**
 * Decodes UTF-8, UTF-16, or Windows-1252 of Excel in Western languages. Ambiguous bytes give null,
 * since a wrong guess would write broken names into contacts.
 */
export async function decodeText(bytes: Bytes): Promise<DecodedText | null> {
  const wide = wideEncodingOf(bytes);
  const text = await decode(bytes, wide ?? 'utf-8');
  if (text !== null) return { text: text.replaceAll('\0', ''), encoding: null };
  if (wide || !isWestern(bytes)) return null;
  const western = await decode(bytes, 'windows-1252');
  if (western === null || isOtherCodePage(western)) return null;
  return { text: western, encoding: 'windows-1252' };
}

/** Detects UTF-16 by its byte-order mark, or by a zero in every second byte of Latin text. */
function wideEncodingOf(bytes: Bytes): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 === 1) return null;
  const sample = bytes.subarray(0, sampledBytes);
  let zerosAtEven = 0;
  let zerosAtOdd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) zerosAtEven += 1;
    else zerosAtOdd += 1;
  }
  const threshold = sample.length / 4;
  if (zerosAtOdd > threshold && zerosAtEven === 0) return 'utf-16le';
  return zerosAtEven > threshold && zerosAtOdd === 0 ? 'utf-16be' : null;
}

const LINE_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d]);
const UNUSED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const isMark = (byte: number) =>
  byte === 0x80 || byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || byte === 0xa0;
const isAccented = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7;

/**
 * In Western text accented letters occur alone or in pairs. Cyrillic, Greek and Asian words are
 * runs of high bytes, old Mac and DOS encodings have letters below 0xC0, and a lead byte with a
 * continuation byte is broken UTF-8.
 */
function isWestern(bytes: Bytes): boolean {
  let run = 0;
  let accented = 0;
  let others = 0;
  let before = 0;
  for (const byte of bytes) {
    if (byte < 0x80) {
      if ((byte < 0x20 && !LINE_CONTROLS.has(byte)) || byte === 0x7f) return false;
      run = 0;
    } else {
      const isUtf8 = before >= 0xc2 && before < 0xe0 && byte < 0xc0;
      run += 1;
      if (UNUSED.has(byte) || isUtf8 || run > 2) return false;
      if (isAccented(byte)) accented += 1;
      else if (!isMark(byte)) others += 1;
    }
    before = byte;
  }
  return accented > others;
}

/** Streams, since a slice may end inside a character. */
async function decode(bytes: Bytes, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
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
