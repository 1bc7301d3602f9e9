import type { KnowledgeDocument } from '@platform/domain';
import type { Http, Sender } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { addDocument, storedDocumentSchema } from './documents.ts';
import { storedFileName } from './fileName.ts';

/** How a file is sent. */
export interface SendFileOptions {
  signal: AbortSignal;
  /** Identifies the upload: the service stores one document however often the key arrives. */
  key?: string | undefined;
  /** Sends the request and reports its progress: `uploader` makes one. */
  sender: Sender;
}

/**
 * Uploads a file under its stored name, once. It is read from the disk while it is sent.
 *
 * @returns the document as stored, or null if the response does not hold it
 * @throws ApiError 403 `STORAGE_LIMIT` if the plan has no room left, 413 above 20 MB
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
