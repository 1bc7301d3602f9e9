import type { DocumentFault, FileType } from '@platform/api/contract';

/** A file that cannot be read, and why. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, cause?: unknown) {
    super(`The file is ${fault}`, { cause });
    this.fault = fault;
  }
}

const starts = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, index) => bytes[index] === value);
const isZip = (bytes: Uint8Array) => starts(bytes, 0x50, 0x4b, 0x03, 0x04);
/** What Office wraps around a document with a password. */
const isCompound = (bytes: Uint8Array) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * Reads the text of a file.
 *
 * @throws UnreadableError where it is encrypted, broken, empty or of another type than its name says
 */
export async function readText(type: FileType, bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength === 0) throw new UnreadableError('empty');
  const text = await readers[type](bytes);
  if (text.trim() === '') throw new UnreadableError('empty');
  return text;
}

const readers: Record<FileType, (bytes: Uint8Array) => Promise<string> | string> = {
  pdf: readPdf,
  docx: readDocx,
  txt: decode,
  md: decode,
  csv: readCsv,
};

async function readPdf(bytes: Uint8Array): Promise<string> {
  if (!isPdf(bytes)) throw new UnreadableError('wrong_type');
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    const { text } = await extractText(await getDocumentProxy(bytes, { verbosity: 0 }));
    return text.join('\n\n');
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableError(isLocked ? 'encrypted' : 'broken', error);
  }
}

async function readDocx(bytes: Uint8Array): Promise<string> {
  if (isCompound(bytes)) throw new UnreadableError('encrypted');
  if (!isZip(bytes)) throw new UnreadableError('wrong_type');
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    return value;
  } catch (error) {
    throw new UnreadableError('broken', error);
  }
}

/** Each row with the names of its columns, so that a passage says what its figures are. */
async function readCsv(bytes: Uint8Array): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [names = [], ...rows] = data;
  if (rows.length === 0) return names.join(', ');
  const told = rows.map((row) =>
    row.flatMap((value, index) => (value.trim() ? [`${names[index] ?? index + 1}: ${value}`] : [])),
  );
  return told.map((cells) => cells.join(', ')).join('\n\n');
}

/** UTF-8 or UTF-16 by its mark, else Western letters. @throws UnreadableError where it is no text */
function decode(bytes: Uint8Array): string {
  if (isZip(bytes) || isCompound(bytes) || isPdf(bytes)) throw new UnreadableError('wrong_type');
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableError('wrong_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
