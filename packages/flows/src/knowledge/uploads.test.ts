import { ApiError } from '@platform/api';
import { FILE_LIMIT } from '@platform/domain';
import { describe, expect, it, vi } from 'vitest';
import { text, fakeUploads } from '../testing/fakeUploads.ts';
import type { UploadsOptions } from './uploadTypes.ts';

/** An empty file that reports any size. */
function sized(name: string, size: number): File {
  return Object.defineProperty(text(name), 'size', { value: size });
}

describe('uploads', () => {
  it('sends three at a time, each with its own result', async () => {
    const { uploads, sending, added, started, statuses, settled } = fakeUploads();
    uploads.add(
      'kb',
      ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => text(name)),
    );
    await started(3);
    expect(statuses()).toEqual(['sending', 'sending', 'sending', 'waiting']);
    sending[1]?.onProgress(4);
    expect(uploads.state()[1]).toMatchObject({ sent: 4, size: 15 });
    sending[1]?.finish('doc_b');
    (await started(4)).fail(
      new ApiError('http', { status: 500, body: { error: { message: 'Full moon' } } }),
    );
    await settled('sending', 'done', 'sending', 'failed');
    expect(uploads.state()[1]).toMatchObject({ sent: 15, documentId: 'doc_b' });
    expect(uploads.state()[3]).toMatchObject({ problem: 'refused', message: 'Full moon' });
    expect(added).toEqual(['b.txt']);
  });

  it('U04 accepts a thousand files at once', async () => {
    const { uploads, sending, statuses } = fakeUploads();
    uploads.add(
      'kb',
      Array.from({ length: 1000 }, (_, index) => text(`${index}.txt`)),
    );
    for (let sent = 0; sent < 1000; sent += 1) {
      while (!sending[sent]) await new Promise((resolve) => setTimeout(resolve));
      sending[sent]?.finish();
    }
    await vi.waitFor(() => expect(new Set(statuses())).toEqual(new Set(['done'])));
    expect(sending).toHaveLength(1000);
  });

  it('U01 rejects invalid files before any is sent', async () => {
    const { uploads, sending, problems, settled } = fakeUploads();
    uploads.add('kb', [
      text('tool.exe'),
      text('empty.txt', ''),
      sized('large.pdf', FILE_LIMIT + 1),
      text('picture.pdf', '\u0089PNG'),
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'locked.docx'),
      new File(['PK\u0003\u0004'], 'archive.csv'),
      Object.defineProperty(text('gone.txt'), 'slice', {
        value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
      }),
    ]);
    await settled(...Array.from({ length: 7 }, () => 'failed'));
    expect(problems()).toEqual([
      'unsupported',
      'empty',
      'tooLarge',
      'wrongType',
      'encrypted',
      'wrongType',
      'unreadable',
    ]);
    uploads.retry('1');
    expect(sending).toEqual([]);
  });

  it('U01 asks before it sends the same file twice', async () => {
    const { uploads, sending, started, settled } = fakeUploads({
      loadedNamed: (name) =>
        name === 'known.txt' ? [{ id: 'doc_1', bytes: text(name).size }] : [],
    });
    uploads.add('kb', [text('a.txt'), text('a.txt'), text('known.txt')]);
    uploads.add('kb', [text('a.txt')]);
    uploads.add('other', [text('a.txt')]);
    await started(2);
    await settled('sending', 'duplicate', 'duplicate', 'duplicate', 'sending');
    uploads.retry('3');
    await started(3);
    uploads.remove('2');
    expect(sending.map(({ name }) => name)).toEqual(['a.txt', 'a.txt', 'known.txt']);
    await settled('sending', 'sending', 'duplicate', 'sending');
  });

  it.each([
    ['a decomposed name of macOS', 'Cafe\u0301 menu.txt', 'Café menu.txt'],
    ['an invisible mark', 'menu\u200E.txt', 'menu.txt'],
    ['another case', 'MENU.TXT', 'menu.txt'],
    ['a name that both sides truncate', `${'é'.repeat(300)}.txt`, `${'é'.repeat(196)}.txt`],
  ])('U01 asks about a file of the same name under %s', async (_kind, name, stored) => {
    const { uploads, started, statuses } = fakeUploads();
    uploads.add('kb', [new File(['same'], stored)]);
    await started(1);
    uploads.add('kb', [new File(['same'], name), new File(['other one'], name)]);
    expect(statuses()).toEqual(['sending', 'duplicate', 'duplicate']);
    expect(uploads.state().map(({ duplicate }) => duplicate?.isSameSize)).toEqual([
      undefined,
      true,
      false,
    ]);
  });

  it('U02 keeps the key of an upload until the user asks for another document', async () => {
    const { uploads, sending, started, settled } = fakeUploads({
      fetchNamed: vi
        .fn<UploadsOptions['fetchNamed']>()
        .mockResolvedValueOnce([])
        .mockResolvedValue([{ id: 'doc_a', bytes: text('a.txt').size }]),
    });
    uploads.add('kb', [text('a.txt')]);
    (await started(1)).fail(new ApiError('network'));
    await settled('failed');
    uploads.retry('1');
    (await started(2)).fail(new ApiError('http', { status: 504, body: '' }));
    await settled('failed');
    uploads.retry('1');
    await settled('duplicate');
    uploads.retry('1');
    (await started(3)).fail(new ApiError('timeout'));
    await settled('failed');
    uploads.retry('1');
    await started(4);
    const keys = sending.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('U02 a file chosen again after a lost response is the same upload', async () => {
    const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>(() => Promise.resolve([]));
    const { uploads, sending, started, settled } = fakeUploads({ fetchNamed });
    uploads.add('kb', [text('a.txt')]);
    (await started(1)).fail(new ApiError('network'));
    await settled('failed');
    uploads.add('kb', [text('a.txt')]);
    await started(2);
    expect(fetchNamed).toHaveBeenCalledOnce();
    expect(sending[1]?.key).toBe(sending[0]?.key);
  });

  it('cancels one, and sends it again from the beginning', async () => {
    const { uploads, started, settled } = fakeUploads();
    uploads.add('kb', [text('a.txt')]);
    const first = await started(1);
    first.onProgress(5);
    uploads.cancel('1');
    expect(first.signal.aborted).toBe(true);
    await settled('cancelled');
    uploads.retry('1');
    (await started(2)).finish();
    await settled('done');
  });

  it.each([
    [new ApiError('network'), 'lost', true, 'duplicate'],
    [new ApiError('network'), 'lost', false, 'sending'],
    [new ApiError('malformed'), 'lost', true, 'duplicate'],
    [new ApiError('http', { status: 504 }), 'refused', true, 'duplicate'],
  ])(
    'U02 after %s (%s) checks whether the file arrived (%s) before it sends it again',
    async (failure, problem, isArrived, status) => {
      const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>((_, { size }) =>
        Promise.resolve(isArrived ? [{ id: 'doc_a', bytes: size }] : []),
      );
      const { uploads, started, sending, settled } = fakeUploads({ fetchNamed });
      uploads.add('kb', [text('a.txt')]);
      (await started(1)).fail(failure);
      await settled('failed');
      expect(uploads.state()[0]?.problem).toBe(problem);
      expect(fetchNamed).not.toHaveBeenCalled();
      uploads.retry('1');
      await settled(status);
      await vi.waitFor(() => expect(sending).toHaveLength(isArrived ? 1 : 2));
    },
  );

  it.each([
    ['one', 'duplicate'],
    ['all', 'duplicate'],
  ] as const)('U02 checks whether a cancelled file arrived (%s)', async (which, status) => {
    const { uploads, started, sending, settled } = fakeUploads({
      fetchNamed: (_, { size }) => Promise.resolve([{ id: 'doc_a', bytes: size }]),
    });
    uploads.add('kb', [text('a.txt')]);
    await started(1);
    if (which === 'one') uploads.cancel('1');
    else uploads.cancelAll();
    uploads.retry('1');
    await settled(status);
    expect(sending).toHaveLength(1);
  });

  it('sends a file without a lookup if it was cancelled before it was sent', async () => {
    const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>((_, { size }) =>
      Promise.resolve([{ id: 'doc_a', bytes: size }]),
    );
    const { uploads, sending, started } = fakeUploads({ fetchNamed });
    uploads.add(
      'kb',
      ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => text(name)),
    );
    await started(3);
    uploads.cancel('4');
    uploads.retry('4');
    sending[0]?.finish();
    expect((await started(4)).name).toBe('d.txt');
    expect(fetchNamed).not.toHaveBeenCalled();
  });

  it('U01 accepts a file of exactly the limit', async () => {
    const { uploads, started, settled } = fakeUploads();
    uploads.add('kb', [sized('full.txt', FILE_LIMIT), sized('over.txt', FILE_LIMIT + 1)]);
    (await started(1)).finish();
    await settled('done', 'failed');
    expect(uploads.state()[1]?.problem).toBe('tooLarge');
  });

  it('U02 does not send again while it is unknown whether the file arrived', async () => {
    const { uploads, started, sending, settled } = fakeUploads({
      fetchNamed: () => Promise.reject(new ApiError('network')),
    });
    uploads.add('kb', [text('a.txt')]);
    (await started(1)).fail(new ApiError('timeout'));
    await settled('failed');
    uploads.retry('1');
    await settled('failed');
    expect(sending).toHaveLength(1);
  });

  it('U03 rejects files that are at least as large as one that did not fit', async () => {
    const { uploads, started, problems, settled } = fakeUploads();
    uploads.add('kb', [
      ...['a.txt', 'b.txt', 'c.txt'].map((name) => sized(name, 9000)),
      sized('large.txt', 9000),
      sized('small.txt', 10),
    ]);
    await started(3);
    const refusal = { status: 403, body: { error: { code: 'STORAGE_LIMIT', message: 'No room' } } };
    (await started(3)).fail(new ApiError('http', refusal));
    expect((await started(4)).name).toBe('small.txt');
    await settled('sending', 'sending', 'failed', 'failed', 'sending');
    expect(problems()).toEqual([null, null, 'noRoom', 'noRoom', null]);
  });

  it('stops everything when it is closed', async () => {
    const { uploads, sending, started } = fakeUploads();
    uploads.add(
      'kb',
      ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => text(name)),
    );
    await started(3);
    uploads.close();
    expect(uploads.state()).toEqual([]);
    await Promise.resolve();
    expect(sending.every(({ signal }) => signal.aborted)).toBe(true);
    expect(sending).toHaveLength(3);
  });
});
