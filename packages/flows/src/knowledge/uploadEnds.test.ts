import { ApiError } from '@platform/api';
import type { KnowledgeDocument } from '@platform/api';
import { describe, expect, it, vi } from 'vitest';
import { text, fakeUploads } from '../testing/fakeUploads.ts';
import type { UploadsOptions } from './uploadTypes.ts';

describe('uploads', () => {
  it('sends no file that was cancelled while it was checked or looked up', async () => {
    const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>(() => Promise.resolve([]));
    const { uploads, sending, started, statuses, settled } = fakeUploads({ fetchNamed });
    uploads.add('kb', [text('a.txt')]);
    uploads.cancel('1');
    uploads.add('kb', [text('b.txt')]);
    await started(1);
    expect(statuses()).toEqual(['cancelled', 'sending']);
    sending[0]?.fail(new ApiError('network'));
    await settled('cancelled', 'failed');
    fetchNamed.mockImplementation(() => {
      uploads.cancel('2');
      return Promise.resolve([]);
    });
    uploads.retry('2');
    await vi.waitFor(() => expect(fetchNamed).toHaveBeenCalled());
    uploads.add('kb', [text('c.txt')]);
    expect((await started(2)).name).toBe('c.txt');
    expect(statuses()).toEqual(['cancelled', 'cancelled', 'sending']);
  });

  it.each(['cancelled', 'closed'])('adds no file that arrives after it was %s', async (end) => {
    const responders: (() => void)[] = [];
    const { uploads, added, settled } = fakeUploads({
      send: (_, { name }) =>
        new Promise((resolve) => {
          responders.push(() => resolve({ id: name } as KnowledgeDocument));
        }),
    });
    uploads.add('kb', [text('a.txt')]);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    if (end === 'closed') uploads.close();
    else uploads.cancel('1');
    responders[0]?.();
    uploads.add('kb', [text('b.txt')]);
    await vi.waitFor(() => expect(responders).toHaveLength(2));
    responders[1]?.();
    await settled(...(end === 'closed' ? ['done'] : ['cancelled', 'done']));
    expect(added).toEqual(['b.txt']);
  });

  it('U02 does not send a file again on Retry if it has arrived or is being sent', async () => {
    const { uploads, sending, started, settled } = fakeUploads();
    uploads.add('kb', [text('a.txt')]);
    const first = await started(1);
    uploads.retry('1');
    uploads.retry('none');
    first.finish();
    await settled('done');
    uploads.retry('1');
    uploads.add('kb', [text('a.txt'), text('b.txt')]);
    await started(2);
    await settled('done', 'duplicate', 'sending');
    expect(sending.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(new Set(sending.map(({ key }) => key)).size).toBe(2);
  });

  it('cancels running uploads and removes the others', async () => {
    const { uploads, started, statuses, settled } = fakeUploads();
    uploads.add(
      'kb',
      ['a.txt', 'b.txt', 'tool.exe'].map((name) => text(name)),
    );
    (await started(2)).finish();
    await settled('sending', 'done', 'failed');
    uploads.cancel('2');
    uploads.remove('1');
    expect(statuses()).toEqual(['sending', 'done', 'failed']);
    uploads.remove('3');
    uploads.clear();
    expect(statuses()).toEqual(['sending']);
    (await started(2)).onProgress(4);
    uploads.cancelAll();
    expect(uploads.state()).toMatchObject([{ status: 'cancelled', sent: 0 }]);
    uploads.cancelAll();
    uploads.clear();
    expect(statuses()).toEqual([]);
  });

  it('U02 sends a rejected file again without a lookup', async () => {
    const fetchNamed = vi.fn<UploadsOptions['fetchNamed']>(() => Promise.resolve([]));
    const { uploads, started, settled } = fakeUploads({ fetchNamed });
    uploads.add('kb', [text('a.txt')]);
    const refusal = { status: 422, body: { error: { message: 'Not now' } } };
    (await started(1)).fail(new ApiError('http', refusal));
    await settled('failed');
    expect(uploads.state()[0]).toMatchObject({ problem: 'refused', message: 'Not now' });
    uploads.retry('1');
    await started(2);
    expect(uploads.state()[0]).toMatchObject({ status: 'sending', problem: null, message: '' });
    uploads.cancel('1');
    uploads.clear();
    uploads.add('kb', [text('a.txt')]);
    await started(3);
    expect(fetchNamed).not.toHaveBeenCalled();
  });

  it('U03 reports the reason for each file without room', async () => {
    const { uploads, started, settled } = fakeUploads();
    uploads.add(
      'kb',
      ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => text(name, 'same')),
    );
    const body = { error: { code: 'STORAGE_LIMIT', message: 'No room' } };
    (await started(3)).fail(new ApiError('http', { status: 403, body }));
    await settled('sending', 'sending', 'failed', 'failed');
    expect(uploads.state()[3]).toMatchObject({ problem: 'noRoom', message: 'No room' });
  });

  it('caps progress at the file size, has no document id without one in the response, and notifies listeners', async () => {
    const { uploads, settled } = fakeUploads({
      send: async (_baseId, _file, { onProgress }) => {
        onProgress(999);
        return null;
      },
    });
    const sent: number[] = [];
    const unsubscribe = uploads.subscribe(() => sent.push(uploads.state()[0]?.sent ?? -1));
    uploads.add('kb', [text('a.txt')]);
    await settled('done');
    const { size } = text('a.txt');
    expect(new Set(sent)).toEqual(new Set([0, size]));
    expect(uploads.state()[0]).toMatchObject({ documentId: null, type: 'txt', baseId: 'kb' });
    unsubscribe();
    const { length } = sent;
    uploads.clear();
    expect(sent).toHaveLength(length);
  });
});
