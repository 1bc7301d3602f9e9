import type { KnowledgeDocument } from '@platform/domain';
import type { Http, Sender } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { addDocument, storedDocumentSchema } from './documents.ts';
import { storedFileName } from './fileName.ts';

export interface SendFileOptions {
  signal: AbortSignal;
  /** Idempotency key: the service stores one document per key. */
  key?: string | undefined;
  sender: Sender;
}

/** Streams from disk. Throws 403 `STORAGE_LIMIT` if no storage is left, 413 above 20 MB. */
export async function sendFile(
  http: Http,
  baseId: string,
  file: File,
  { signal, key, sender }: SendFileOptions,
): Promise<KnowledgeDocument | null> {
  const form = new FormData();
  if (key) form.append('upload_key', key);
  form.append('file', file, storedFileName(file.name));
  const input = { params: { id: baseId }, form, signal, sender };
  return parse(storedDocumentSchema, await http.send(addDocument, input));
}
