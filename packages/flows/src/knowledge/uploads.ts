import { isTransient } from '@platform/api';
import { problemOfContent, problemOfFile } from './checkFile.ts';
import { duplicateOf, isActive } from './duplicates.ts';
import { newUpload, uploadsByName } from './newUpload.ts';
import { createSending, newUploadKey } from './sending.ts';
import type { Sending } from './sending.ts';
import { createUploadList } from './uploadList.ts';
import { uploadFailure } from './uploadFailure.ts';
import type { Duplicate, LoadedNamed, Upload, Uploads, UploadsOptions } from './uploadTypes.ts';

const CONCURRENCY = 3;

/** Three at a time, each with its own result. Files are streamed, never loaded into memory. */
export function createUploads(options: UploadsOptions): Uploads {
  const { send, fetchNamed, remove, onAdded } = options;
  const list = createUploadList();
  const sendings = new Map<string, Sending>();
  let count = 0;
  let running = 0;

  const change = (id: string, part: Partial<Upload>) =>
    list.update((upload) => (upload.id === id ? part : undefined));

  function add(baseId: string, files: readonly File[], loadedNamed: LoadedNamed): void {
    const byName = uploadsByName(list.state());
    const added = files.map((file) => {
      const loaded = loadedNamed(file.name);
      const sameName = byName.of(baseId, file.name);
      const upload = newUpload(String(++count), baseId, file, {
        documents: loaded ?? [],
        sameName,
      });
      const maybeReceived = sameName.filter(({ id }) => sendings.get(id)?.mayHaveBeenReceived);
      // The same file chosen again after a lost response continues that upload.
      const unconfirmedId = maybeReceived.find(({ size }) => size === file.size)?.id ?? '';
      const isNameUnknown = loaded === null || maybeReceived.length > 0;
      sendings.set(
        upload.id,
        createSending(file, { lost: sendings.get(unconfirmedId), isNameUnknown }),
      );
      byName.add(upload);
      return upload;
    });
    list.set([...list.state(), ...added]);
    pump();
  }

  function pump(): void {
    while (running < CONCURRENCY) {
      const next = list.state().find(({ status }) => status === 'waiting');
      if (!next) return;
      running += 1;
      void run(next).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  async function run(upload: Upload): Promise<void> {
    const { id, baseId, size } = upload;
    const entry = sendings.get(id);
    if (!entry) return;
    const stop = new AbortController();
    entry.stop = stop;
    const { signal } = stop;
    change(id, { status: 'sending', sent: 0, problem: null, duplicate: null, message: '' });
    const problem = await problemOfContent(entry.file);
    if (signal.aborted) return;
    if (problem) {
      change(id, { status: 'failed', problem });
      return;
    }
    try {
      const duplicate = await fetchDuplicate(upload, entry, signal);
      if (signal.aborted) return;
      const arrivedId = entry.replacesId && duplicate?.isSameSize ? duplicate.replaceableId : null;
      if (duplicate && !arrivedId) {
        change(id, { status: 'duplicate', duplicate });
        return;
      }
      const onProgress = (sent: number) => change(id, { sent: Math.min(sent, size) });
      const document = arrivedId
        ? { id: arrivedId }
        : await send(baseId, entry.file, { signal, key: entry.key, onProgress });
      if (signal.aborted) return;
      const documentId = document?.id ?? null;
      const isRemoved = await removeReplaced(baseId, entry, documentId);
      if (signal.aborted) return;
      const ended = { sent: size, documentId, problem: isRemoved ? null : 'earlierKept' } as const;
      change(id, { status: 'done', ...ended });
      const added = list.find(id);
      if (added) onAdded(added);
    } catch (error) {
      if (signal.aborted) return;
      const failure = uploadFailure(error);
      entry.mayHaveBeenReceived ||= failure.problem === 'lost' || isTransient(error);
      change(id, { status: 'failed', ...failure });
      if (failure.problem === 'noRoom') failLarger(size, failure.message);
    }
  }

  /** Those the user has not been asked about. Throws ApiError. */
  async function fetchDuplicate(
    { baseId, size }: Upload,
    { file, mayHaveBeenReceived, isNameUnknown, acceptedIds }: Sending,
    signal: AbortSignal,
  ): Promise<Duplicate | null> {
    if (!mayHaveBeenReceived && !isNameUnknown) return null;
    const ownIds = new Set(list.state().map(({ documentId }) => documentId));
    const found = await fetchNamed(baseId, file, signal);
    return duplicateOf(
      size,
      found.filter(({ id }) => !acceptedIds.has(id) && !ownIds.has(id)),
    );
  }

  /** @returns false if the document to replace still exists */
  async function removeReplaced(
    baseId: string,
    { replacesId }: Sending,
    documentId: string | null,
  ): Promise<boolean> {
    if (!replacesId || documentId === replacesId) return true;
    // Without a new id, the server may have stored the file under the old one.
    if (documentId === null) return false;
    return remove(baseId, replacesId).then(
      () => true,
      () => false,
    );
  }

  function failLarger(size: number, message: string): void {
    const failed = { status: 'failed', problem: 'noRoom', message } as const;
    list.update((upload) =>
      upload.status === 'waiting' && upload.size >= size ? failed : undefined,
    );
  }

  function abortUpload(id: string): void {
    const entry = sendings.get(id);
    if (!entry) return;
    entry.mayHaveBeenReceived ||= list.find(id)?.status === 'sending';
    entry.stop?.abort();
  }

  function cancel(id: string): void {
    const upload = list.find(id);
    if (!upload || !isActive(upload)) return;
    abortUpload(id);
    change(id, { status: 'cancelled', sent: 0 });
  }

  function start(id: string, replacesId?: string): void {
    const upload = list.find(id);
    const entry = sendings.get(id);
    if (!upload || !entry || isActive(upload) || upload.status === 'done') return;
    if (problemOfFile(entry.file)) return;
    if (upload.duplicate) {
      // The user wants a separate document: do not reuse the key of a lost response.
      entry.key = newUploadKey();
      entry.mayHaveBeenReceived = false;
      entry.isNameUnknown = false;
      entry.acceptedIds = new Set([...entry.acceptedIds, ...upload.duplicate.documentIds]);
      entry.replacesId = replacesId ?? null;
    }
    change(id, { status: 'waiting', sent: 0, problem: null, duplicate: null, message: '' });
    pump();
  }

  function forget(isForgotten: (upload: Upload) => boolean): void {
    for (const upload of list.state()) if (isForgotten(upload)) sendings.delete(upload.id);
    list.set(list.state().filter((upload) => !isForgotten(upload)));
  }

  return {
    state: list.state,
    subscribe: list.subscribe,
    add,
    cancel,
    cancelAll() {
      for (const upload of list.state()) if (isActive(upload)) abortUpload(upload.id);
      list.update((upload) => (isActive(upload) ? { status: 'cancelled', sent: 0 } : undefined));
    },
    retry: (id) => start(id),
    replace(id) {
      const replaceableId = list.find(id)?.duplicate?.replaceableId;
      if (replaceableId) start(id, replaceableId);
    },
    remove: (id) => forget((upload) => upload.id === id && !isActive(upload)),
    clear: () => forget((upload) => !isActive(upload)),
    close() {
      for (const { id } of list.state()) abortUpload(id);
      forget(() => true);
    },
  };
}
