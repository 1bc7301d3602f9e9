import { ApiError } from '@platform/api';
import { describe, expect, it, vi } from 'vitest';
import { text, uploadWorld } from '../testing/uploadWorld.ts';
import { duplicateOf } from './duplicates.ts';
import type { NamedDocument, Upload, UploadsOptions } from './uploadTypes.ts';

const stored = (id: string, bytes: number | null): NamedDocument => ({ id, bytes });
const listed = (own: Partial<Upload>) => ({ size: 5, documentId: null, ...own }) as Upload;

describe('the question about a name that is taken', () => {
  it.each<[string, NamedDocument[], Upload[], [boolean, string | null] | null]>([
    ['nothing of its name', [], [], null],
    ['a document of its size', [stored('d1', 5)], [], [true, 'd1']],
    ['a document of another size', [stored('d1', 6)], [], [false, 'd1']],
    ['a document of unknown size', [stored('d1', null)], [], [false, 'd1']],
    ['two documents, of which none is meant', [stored('d1', 5), stored('d2', 6)], [], [true, null]],
    ['a file that waits', [], [listed({ status: 'waiting', size: 9 })], [false, null]],
    ['a file that is sent', [stored('d1', 9)], [listed({ status: 'sending' })], [true, null]],
    ['a file that was stored', [], [listed({ status: 'done', documentId: 'd1' })], [true, 'd1']],
    [
      'a file that was stored and is listed',
      [stored('d1', 5)],
      [listed({ status: 'done', documentId: 'd1' })],
      [true, 'd1'],
    ],
    ['a stored file whose document is unknown', [], [listed({ status: 'done' })], [true, null]],
    [
      'files that are not sent',
      [],
      [listed({ status: 'failed' }), listed({ status: 'cancelled' })],
      null,
    ],
  ])('%s', (_kind, documents, uploads, expected) => {
    const duplicate = duplicateOf(5, documents, uploads);
    expect(duplicate && [duplicate.isSameSize, duplicate.replaceableId]).toEqual(expected);
  });
});

describe('a file whose name is taken', () => {
  const taken = { loadedNamed: () => [stored('old', 3)] };

  it('U01 is not sent before the user has decided', async () => {
    const { uploads, sending, started, settled } = uploadWorld(taken);
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

  it('replaces the earlier document, which is deleted once the file is stored', async () => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const { uploads, started, settled } = uploadWorld({ ...taken, remove });
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
    ['may be the stored one', null, 0, 'earlierKept'],
    ['is the stored one', { id: 'old' }, 0, null],
  ])('keeps the earlier document if it %s', async (_why, document, removals, problem) => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.reject(new ApiError('network')));
    const { uploads, settled, problems } = uploadWorld({
      ...taken,
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

  it('deletes nothing if the file could not be stored', async () => {
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const { uploads, started, settled } = uploadWorld({ ...taken, remove });
    uploads.add('kb', [text('Prices.csv')]);
    uploads.replace('1');
    (await started(1)).fail(new ApiError('http', { status: 422 }));
    await settled('failed');
    expect(remove).not.toHaveBeenCalled();
  });

  it('U02 replaces after a lost response, too, and stores nothing twice', async () => {
    const file = text('Prices.csv');
    const remove = vi.fn<UploadsOptions['remove']>(() => Promise.resolve());
    const fetchNamed = () => Promise.resolve([stored('old', 3), stored('new', file.size)]);
    const { uploads, sending, started, settled } = uploadWorld({ ...taken, remove, fetchNamed });
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
    ['arrived', ['old', 'new'], 'duplicate', 1],
    ['did not arrive', ['old'], 'sending', 2],
  ])(
    'U02 kept next to another, it %s before its response was lost',
    async (_what, ids, status, sends) => {
      const file = text('Prices.csv');
      const fetchNamed = () => Promise.resolve(ids.map((id) => stored(id, file.size)));
      const { uploads, sending, started, settled } = uploadWorld({ ...taken, fetchNamed });
      uploads.add('kb', [file]);
      uploads.retry('1');
      (await started(1)).fail(new ApiError('timeout'));
      await settled('failed');
      uploads.retry('1');
      await settled(status);
      await vi.waitFor(() => expect(sending).toHaveLength(sends));
    },
  );

  it('U02 asks about another file of the name of one whose response was lost', async () => {
    const fetchNamed = () => Promise.resolve([stored('new', 3)]);
    const { uploads, started, settled } = uploadWorld({ fetchNamed });
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
    ['is asked about', [stored('old', 3)], ['duplicate']],
    ['is sent', [], ['sending']],
  ])('is looked up if not all documents are loaded, and %s', async (_what, found, statuses) => {
    const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>(() => Promise.resolve(found));
    const { uploads, settled } = uploadWorld({ loadedNamed: () => null, fetchNamed });
    uploads.add('kb', [text('Prices.csv')]);
    await vi.waitFor(() => expect(fetchNamed).toHaveBeenCalledOnce());
    await settled(...statuses);
  });
});
