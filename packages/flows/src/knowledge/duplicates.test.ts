import { ApiError } from '@platform/api';
import { describe, expect, it, vi } from 'vitest';
import { text, fakeUploads } from '../testing/fakeUploads.ts';
import { duplicateOf } from './duplicates.ts';
import type { NamedDocument, Upload, UploadsOptions } from './uploadTypes.ts';

const stored = (id: string, bytes: number | null): NamedDocument => ({ id, bytes });
const upload = (own: Partial<Upload>) => ({ size: 5, documentId: null, ...own }) as Upload;

describe('duplicateOf a file of 5 bytes', () => {
  it.each<[string, NamedDocument[], Upload[], [boolean, string | null] | null]>([
    ['returns null if nothing has the name', [], [], null],
    ['offers to replace a document of the same size', [stored('d1', 5)], [], [true, 'd1']],
    ['offers to replace a document of another size', [stored('d1', 6)], [], [false, 'd1']],
    ['offers to replace a document of unknown size', [stored('d1', null)], [], [false, 'd1']],
    ['replaces neither of two documents', [stored('d1', 5), stored('d2', 6)], [], [true, null]],
    [
      'does not replace a waiting upload',
      [],
      [upload({ status: 'waiting', size: 9 })],
      [false, null],
    ],
    [
      'replaces nothing while an upload is being sent',
      [stored('d1', 9)],
      [upload({ status: 'sending' })],
      [true, null],
    ],
    [
      'offers to replace the document of a finished upload',
      [],
      [upload({ status: 'done', documentId: 'd1' })],
      [true, 'd1'],
    ],
    [
      'counts a finished upload and its document once',
      [stored('d1', 5)],
      [upload({ status: 'done', documentId: 'd1' })],
      [true, 'd1'],
    ],
    [
      'does not replace a finished upload whose document is unknown',
      [],
      [upload({ status: 'done' })],
      [true, null],
    ],
    [
      'ignores failed and cancelled uploads',
      [],
      [upload({ status: 'failed' }), upload({ status: 'cancelled' })],
      null,
    ],
  ])('%s', (_title, documents, uploads, expected) => {
    const duplicate = duplicateOf(5, documents, uploads);
    expect(duplicate && [duplicate.isSameSize, duplicate.replaceableId]).toEqual(expected);
  });
});

describe('a file whose name is taken', () => {
  const takenName = { loadedNamed: () => [stored('old', 3)] };

  it('U01 is not sent before the user decides', async () => {
    const { uploads, sending, started, settled } = fakeUploads(takenName);
    uploads.add('kb', [text('Prices.csv')]);
    await settled('duplicate');
    expect(uploads.state()[0]?.duplicate).toMatchObject({
      isSameSize: false,
      replaceableId: 'old',
    });
    expect(sending).toEqual([]);
    uploads.retry('1');
    (await started(1)).finish();
    await settled('done');
    expect(uploads.state()[0]?.duplicate).toBeNull();
  });

  it('deletes the earlier document once its replacement is stored', async () => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const { uploads, started, settled } = fakeUploads({ ...takenName, remove });
    uploads.add('kb', [text('Prices.csv')]);
    uploads.replace('1');
    const sent = await started(1);
    expect(remove).not.toHaveBeenCalled();
    sent.finish('new');
    await settled('done');
    expect(remove.mock.calls).toEqual([['kb', 'old']]);
    expect(uploads.state()[0]).toMatchObject({ documentId: 'new', problem: null });
  });

  it.each([
    ['cannot be deleted', { id: 'new' }, 1, 'earlierKept'],
    ['may be the new document', null, 0, 'earlierKept'],
    ['is the new document', { id: 'old' }, 0, null],
  ])('keeps the earlier document if it %s', async (_why, document, removals, problem) => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.reject(new ApiError('network')));
    const { uploads, settled, problems } = fakeUploads({
      ...takenName,
      remove,
      send: () => Promise.resolve(document as Awaited<ReturnType<UploadsOptions['send']>>),
    });
    uploads.add('kb', [text('Prices.csv')]);
    uploads.replace('1');
    await settled('done');
    expect(problems()).toEqual([problem]);
    expect(remove).toHaveBeenCalledTimes(removals);
    uploads.retry('1');
    await settled('done');
  });

  it('deletes nothing if the file cannot be stored', async () => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const { uploads, started, settled } = fakeUploads({ ...takenName, remove });
    uploads.add('kb', [text('Prices.csv')]);
    uploads.replace('1');
    (await started(1)).fail(new ApiError('http', { status: 422 }));
    await settled('failed');
    expect(remove).not.toHaveBeenCalled();
  });

  it('U02 still replaces after a lost response, without storing the file twice', async () => {
    const file = text('Prices.csv');
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const fetchNamed = () => Promise.resolve([stored('old', 3), stored('new', file.size)]);
    const { uploads, sending, started, settled } = fakeUploads({
      ...takenName,
      remove,
      fetchNamed,
    });
    uploads.add('kb', [file]);
    uploads.replace('1');
    (await started(1)).fail(new ApiError('network'));
    await settled('failed');
    uploads.retry('1');
    await settled('done');
    expect(sending).toHaveLength(1);
    expect(uploads.state()[0]?.documentId).toBe('new');
    expect(remove.mock.calls).toEqual([['kb', 'old']]);
  });

  it.each([
    ['asks again if the file may have arrived', ['old', 'new'], 'duplicate', 1],
    ['sends the file again if it did not arrive', ['old'], 'sending', 2],
  ])(
    'U02 retrying a kept duplicate after a lost response %s',
    async (_what, ids, status, sends) => {
      const file = text('Prices.csv');
      const fetchNamed = () => Promise.resolve(ids.map((id) => stored(id, file.size)));
      const { uploads, sending, started, settled } = fakeUploads({ ...takenName, fetchNamed });
      uploads.add('kb', [file]);
      uploads.retry('1');
      (await started(1)).fail(new ApiError('timeout'));
      await settled('failed');
      uploads.retry('1');
      await settled(status);
      await vi.waitFor(() => expect(sending).toHaveLength(sends));
    },
  );

  it('U02 asks about a file that shares its name with one whose response was lost', async () => {
    const fetchNamed = () => Promise.resolve([stored('new', 3)]);
    const { uploads, started, settled } = fakeUploads({ fetchNamed });
    uploads.add('kb', [text('Prices.csv', 'abc')]);
    (await started(1)).fail(new ApiError('network'));
    await settled('failed');
    uploads.add('kb', [text('Prices.csv', 'abcd')]);
    await settled('failed', 'duplicate');
    expect(uploads.state()[1]?.duplicate).toMatchObject({
      isSameSize: false,
      replaceableId: 'new',
    });
  });

  it.each([
    ['reported as a duplicate', [stored('old', 3)], ['duplicate']],
    ['sent', [], ['sending']],
  ])(
    'is looked up if not all documents are loaded, and then %s',
    async (_what, found, statuses) => {
      const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>(() => Promise.resolve(found));
      const { uploads, settled } = fakeUploads({ loadedNamed: () => null, fetchNamed });
      uploads.add('kb', [text('Prices.csv')]);
      await vi.waitFor(() => expect(fetchNamed).toHaveBeenCalledOnce());
      await settled(...statuses);
    },
  );
});
