import { contentFaultOf, utf16Of } from '@platform/api/contract';
import type { DocumentFault, FileType } from '@platform/api/contract';

export class UnreadableError extends Error {
  override name = 'UnreadableError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, cause?: unknown) {
    super(`The file is ${fault}`, { cause });
    this.fault = fault;
  }
}

/** @throws UnreadableError if encrypted, broken, empty or of a type that differs from its name */
export async function readText(type: FileType, bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength === 0) throw new UnreadableError('empty');
  const fault = contentFaultOf(type, bytes);
  if (fault) throw new UnreadableError(fault);
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
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    return value;
  } catch (error) {
    throw new UnreadableError('broken', error);
  }
}

/** Prefixes each value with its column name, so that passages are self-explanatory. */
async function readCsv(bytes: Uint8Array): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [names = [], ...rows] = data;
  if (rows.length === 0) return names.join(', ');
  const sentences = rows.map((row) =>
    row.flatMap((value, index) => (value.trim() ? [`${names[index] ?? index + 1}: ${value}`] : [])),
  );
  return sentences.map((cells) => cells.join(', ')).join('\n\n');
}

/** Decodes UTF-16 with a byte-order mark, UTF-8, or else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
