import type { KnowledgeDocument } from '@platform/domain';
import type { Http, Sender } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { addDocument, storedDocumentSchema } from './documents.ts';
import { storedFileName } from './fileName.ts';

export interface SendFileOptions {
  signal: AbortSignal;
  /** Idempotency key: the service stores one document per key. */
  key?: string | undefined;
  /** Sends the request and reports progress; see `uploader`. */
  sender: Sender;
}

/**
 * Uploads a file under its stored name. The file is streamed from disk.
 *
 * @returns the document as stored, or null if the response lacks it
 * @throws ApiError 403 `STORAGE_LIMIT` if the plan has no storage left, 413 above 20 MB
 */
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
