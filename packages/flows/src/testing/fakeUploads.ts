import { ApiError } from '@platform/api';
import type { KnowledgeDocument } from '@platform/api';
import { expect, vi } from 'vitest';
import { createUploads } from '../knowledge/uploads.ts';
import type { LoadedNamed, UploadsOptions } from '../knowledge/uploadTypes.ts';

export interface Sent {
  name: string;
  key: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  finish: (id?: string) => void;
  fail: (error: ApiError) => void;
}

export function fakeUploads({
  loadedNamed = () => [],
  ...options
}: Partial<UploadsOptions> & { loadedNamed?: LoadedNamed } = {}) {
  const sending: Sent[] = [];
  const added: string[] = [];
  const created = createUploads({
    send: (_baseId, { name }, { signal, key, onProgress }) =>
      new Promise((resolve, fail) => {
        const finish = (id = name) => resolve({ id } as KnowledgeDocument);
        signal.addEventListener('abort', () => fail(new ApiError('aborted')));
        sending.push({ name, key, signal, onProgress, finish, fail });
      }),
    fetchNamed: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
    onAdded: ({ name }) => void added.push(name),
    ...options,
  });
  const uploads = {
    ...created,
    add: (baseId: string, files: readonly File[]) => created.add(baseId, files, loadedNamed),
  };
  const started = async (count: number): Promise<Sent> => {
    await vi.waitFor(() => expect(sending).toHaveLength(count));
    return sending[count - 1] as Sent;
  };
  const statuses = () => uploads.state().map(({ status }) => status);
  const problems = () => uploads.state().map(({ problem }) => problem);
  const settled = (...expected: string[]) => vi.waitFor(() => expect(statuses()).toEqual(expected));
  return { uploads, sending, added, started, statuses, problems, settled };
}

export const text = (name: string, content = `What ${name} says`) => new File([content], name);
