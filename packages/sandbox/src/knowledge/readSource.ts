import {
  FILE_LIMIT,
  fileTypeOf,
  storedFileName,
  textBodySchema,
  webPageBodySchema,
} from '@platform/api/contract';
import type { DocumentType } from '@platform/api/contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../http/HttpError.ts';
import { invalid, readBody } from '../http/validate.ts';
import { sitePathOf } from './site.ts';

/** What a document is made of. */
export interface DocumentSource {
  name: string;
  type: DocumentType;
  /** Of a file or a text. */
  bytes: Uint8Array | null;
  /** Of a web page, else ''. */
  url: string;
  depth: number;
  /** Of a file: identifies the upload, else null. */
  uploadKey: string | null;
}

/**
 * Reads what is to be added: a form with a file, a web page or a text.
 *
 * @param own the origin of the sandbox
 * @throws HttpError 400, 413 above 20 MB, 415 for a file of another type, 422
 */
export async function readSource(c: Context, own: string): Promise<DocumentSource> {
  const isForm = (c.req.header('Content-Type') ?? '').startsWith('multipart/form-data');
  if (isForm) return readFile(c);
  const body = await readBody(c, z.union([webPageBodySchema, textBodySchema]));
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

async function readFile(c: Context): Promise<DocumentSource> {
  const form = await c.req.formData().catch(() => {
    throw new HttpError('MALFORMED_FORM', 'The form cannot be read');
  });
  const files = [...form.getAll('file')];
  const [file] = files;
  if (!(file instanceof File) || files.length > 1) throw invalid({ file: 'One file is expected' });
  const name = storedFileName(file.name);
  const type = fileTypeOf(name);
  if (!type) throw new HttpError('UNSUPPORTED_TYPE', 'Files of this type cannot be read');
  if (file.size > FILE_LIMIT) {
    throw new HttpError('FILE_TOO_LARGE', 'A file may have 20 MB at most');
  }
  if (file.size === 0) throw invalid({ file: 'The file is empty' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sentKey = form.get('upload_key');
  const uploadKey = typeof sentKey === 'string' && sentKey !== '' ? sentKey.slice(0, 100) : null;
  return { name, type, bytes, url: '', depth: 0, uploadKey };
}
