import { fileTypeOf, storedFileName } from '@platform/api/contract';
import type { DocumentType, SourceBody, UploadForm } from '@platform/api/contract';
import { FILE_LIMIT } from '@platform/domain';
import { HttpError } from '../http/HttpError.ts';
import { sitePathOf } from './site.ts';

export interface DocumentSource {
  name: string;
  type: DocumentType;
  /** Files and texts only. */
  bytes: Uint8Array | null;
  /** Web pages only, else ''. */
  url: string;
  depth: number;
  /** Idempotency key of a file upload, else null. */
  uploadKey: string | null;
}

/** `own` is the sandbox's origin. Throws HttpError 422 for a page of another site. */
export function pageOrTextSource(body: SourceBody, own: string): DocumentSource {
  if ('title' in body) {
    const bytes = new TextEncoder().encode(body.text);
    return { name: body.title, type: 'text', bytes, url: '', depth: 0, uploadKey: null };
  }
  const { url, depth } = body;
  if (sitePathOf(url, own) === null) {
    const refusal = `Only the pages of ${own}/site and northwind.example can be read here`;
    throw new HttpError('ADDRESS_NOT_ALLOWED', refusal, { url: refusal });
  }
  const { host, pathname } = new URL(url);
  return {
    name: host + pathname.replace(/\/+$/, ''),
    type: 'web',
    bytes: null,
    url,
    depth,
    uploadKey: null,
  };
}

/** @throws HttpError 413 above 20 MB, 415 for an unsupported type */
export async function fileSource({ file, upload_key: key }: UploadForm): Promise<DocumentSource> {
  const name = storedFileName(file.name);
  const type = fileTypeOf(name);
  if (!type) throw new HttpError('UNSUPPORTED_TYPE', 'Files of this type cannot be read');
  if (file.size > FILE_LIMIT) {
    throw new HttpError('FILE_TOO_LARGE', 'A file may have 20 MB at most');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name, type, bytes, url: '', depth: 0, uploadKey: key || null };
}
