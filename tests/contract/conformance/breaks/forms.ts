import { changingJson } from '../breakingServer.ts';
import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

const CALL = 'POST /v1/knowledge-bases/{id}/documents';
const UPLOADS = /^POST .*\/documents$/;

interface Stored {
  document: object;
}

const isUpload = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/** Responds to a rejected form as if the document had been stored. */
const accepting =
  (isAccepted: (form: FormData) => boolean): Break =>
  async (request, respond) => {
    const form = isUpload(request) ? await request.clone().formData() : null;
    const response = await respond(request);
    if (response.status !== 422 || !form || !isAccepted(form)) return response;
    return Response.json({ document: {} }, { status: 202, headers: response.headers });
  };

/** Changes the form before the service reads it. */
const changingForm =
  (change: (form: FormData) => void): Break =>
  async (request, respond) => {
    if (!isUpload(request)) return respond(request);
    const form = await request.formData();
    change(form);
    const headers = new Headers(request.headers);
    for (const name of ['content-type', 'content-length']) headers.delete(name);
    return respond(new Request(request.url, { method: 'POST', headers, body: form }));
  };

const wrongValue = (
  name: string,
  actual: string,
  isAccepted: (form: FormData) => boolean,
): KnownBreak => ({
  name,
  actual,
  records: ['documents'],
  broken: () => accepting(isAccepted),
  found: `${CALL} refuses each wrong value of the form`,
  expected: /422 VALIDATION_FAILED/,
});

const isFile = (value: FormDataEntryValue | null) => value instanceof File;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Services that read uploads in other ways than described. */
export const formsBreaks: readonly KnownBreak[] = [
  wrongValue(
    'a form without its file that is accepted',
    'file: missing',
    (form) => !form.has('file'),
  ),
  wrongValue(
    'a text instead of a file that is accepted',
    'file: a text',
    (form) => form.has('file') && !isFile(form.get('file')),
  ),
  wrongValue('an empty file that is accepted', 'file: empty', (form) => {
    const file = form.get('file');
    return file instanceof File && file.size === 0;
  }),
  wrongValue(
    'two files that are accepted',
    'file: two files',
    (form) => form.getAll('file').length > 1,
  ),
  wrongValue(
    'an upload_key that is too long but accepted',
    'upload_key: longer than 100',
    (form) => textOf(form.get('upload_key')).length > 100,
  ),
  wrongValue('an unknown field of a form that is accepted', 'an unknown field', (form) =>
    form.has('unexpected'),
  ),
  {
    name: 'a number as text in the response to a form',
    records: ['documents'],
    broken: () => async (request, respond) => {
      const asText = changingJson(UPLOADS, ({ document }: Stored) => ({
        document: { ...document, size_bytes: '12' },
      }));
      return isUpload(request) ? asText(request, respond) : respond(request);
    },
    found: `${CALL} responds as described to a form`,
    expected: /response\.document\.size_bytes/,
  },
  {
    name: 'a limit of a form that is one too low',
    records: ['documents'],
    broken: () =>
      changingForm((form) => {
        const key = form.get('upload_key');
        if (typeof key === 'string' && key.length === 100) form.set('upload_key', `${key}x`);
      }),
    found: `${CALL} accepts values of the form at their limits`,
    expected: /a success/,
  },
  {
    name: 'a file under another name',
    records: ['documents'],
    broken: () =>
      changingForm((form) => {
        const file = form.get('file');
        if (file instanceof File) form.set('file', file, 'upload.txt');
      }),
    found: `${CALL} stores the name and the size of a file`,
    expected: /response\.document\.name/,
  },
  {
    name: 'an upload that is stored twice',
    records: ['documents'],
    broken: () => changingForm((form) => form.delete('upload_key')),
    found: `${CALL} stores a file once for the same upload_key`,
    expected: /the first document again/,
  },
];
