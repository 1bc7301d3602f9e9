import { fileKey, fileTypeOf, isTransient, storedFileName } from '@platform/api';
import { problemOfContent, problemOfFile } from './checkFile.ts';
import { uploadFailure } from './uploadFailure.ts';
import type { Upload, Uploads, UploadsOptions } from './uploadTypes.ts';

/** How many files are sent at the same time. */
const AT_ONCE = 3;

/** What a file is beside what is shown of it. */
interface Kept {
  file: File;
  /** Equal for the same file into the same base. */
  fileKey: string;
  /** Identifies the upload to the service, so that a lost response stores nothing twice. */
  key: string;
  /** Whether a person wants it although it is there. */
  isWanted: boolean;
  /** Whether it may have arrived: its answer was lost. */
  isDoubtful: boolean;
  stop: AbortController | null;
}

/** Works without a secure context, unlike `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Sends files into bases: checked first, three at a time, each once, each with an outcome of its own. A
 * file is read from the disk while it is sent, never into memory.
 */
export function createUploads({ send, isKnown, isThere, onAdded }: UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  const kept = new Map<string, Kept>();
  let uploads: readonly Upload[] = [];
  let count = 0;
  let running = 0;

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, part: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  const find = (id: string) => uploads.find((upload) => upload.id === id);
  const isOnItsWay = ({ status }: Upload) => status === 'waiting' || status === 'sending';

  function add(baseId: string, files: readonly File[]): void {
    const added: Upload[] = [];
    const keyOf = (file: File) => `${baseId} ${fileKey(file)}`;
    const active = new Set<string>();
    const doubtful = new Map<string, Kept>();
    for (const upload of uploads) {
      const entry = kept.get(upload.id);
      if (!entry) continue;
      if (isOnItsWay(upload) || upload.status === 'done') active.add(entry.fileKey);
      if (entry.isDoubtful) doubtful.set(entry.fileKey, entry);
    }
    for (const file of files) {
      const name = storedFileName(file.name);
      const { size } = file;
      const ownKey = keyOf(file);
      const isTwice = active.has(ownKey) || isKnown(baseId, file);
      active.add(ownKey);
      const problem = problemOfFile({ name, size });
      const id = String(++count);
      // Chosen again after a lost response, it is the same upload.
      const lost = doubtful.get(ownKey);
      kept.set(id, {
        file,
        fileKey: ownKey,
        key: lost?.key ?? newKey(),
        isWanted: false,
        isDoubtful: lost !== undefined,
        stop: null,
      });
      added.push({
        id,
        baseId,
        name,
        size,
        type: fileTypeOf(name),
        status: problem ? 'failed' : isTwice ? 'twice' : 'waiting',
        sent: 0,
        problem,
        message: '',
        documentId: null,
      });
    }
    set([...uploads, ...added]);
    pump();
  }

  /** Begins with what waits, as long as there is room. */
  function pump(): void {
    while (running < AT_ONCE) {
      const next = uploads.find(({ status }) => status === 'waiting');
      if (!next) return;
      running += 1;
      void run(next).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  async function run({ id, baseId, size }: Upload): Promise<void> {
    const entry = kept.get(id);
    if (!entry) return;
    const stop = new AbortController();
    entry.stop = stop;
    const { signal } = stop;
    change(id, { status: 'sending', sent: 0, problem: null, message: '' });
    const problem = await problemOfContent(entry.file);
    if (signal.aborted) return;
    if (problem) {
      change(id, { status: 'failed', problem });
      return;
    }
    if (entry.isDoubtful && !entry.isWanted) {
      const isArrived = await isThere(baseId, entry.file).catch(() => null);
      if (signal.aborted) return;
      if (isArrived !== false) {
        change(id, isArrived ? { status: 'twice' } : { status: 'failed', problem: 'lost' });
        return;
      }
    }
    try {
      const onProgress = (sent: number) => change(id, { sent: Math.min(sent, size) });
      const document = await send(baseId, entry.file, { signal, key: entry.key, onProgress });
      if (signal.aborted) return;
      change(id, { status: 'done', sent: size, documentId: document?.id ?? null });
      const upload = find(id);
      if (upload) onAdded(upload);
    } catch (error) {
      if (signal.aborted) return;
      const failure = uploadFailure(error);
      entry.isDoubtful = failure.problem === 'lost' || isTransient(error);
      change(id, { status: 'failed', ...failure });
      if (failure.problem === 'noRoom') giveUpLarger(size, failure.message);
    }
  }

  /** What is no smaller than a file that found no room finds none either. */
  function giveUpLarger(size: number, message: string): void {
    const failed = { status: 'failed', problem: 'noRoom', message } as const;
    set(
      uploads.map((upload) =>
        upload.status === 'waiting' && upload.size >= size ? { ...upload, ...failed } : upload,
      ),
    );
  }

  /** A file that was being sent may have arrived. */
  function halt(id: string): void {
    const entry = kept.get(id);
    if (!entry) return;
    entry.isDoubtful ||= find(id)?.status === 'sending';
    entry.stop?.abort();
  }

  function cancel(id: string): void {
    const upload = find(id);
    if (!upload || !isOnItsWay(upload)) return;
    halt(id);
    change(id, { status: 'cancelled', sent: 0 });
  }

  function forget(isForgotten: (upload: Upload) => boolean): void {
    for (const upload of uploads) if (isForgotten(upload)) kept.delete(upload.id);
    set(uploads.filter((upload) => !isForgotten(upload)));
  }

  return {
    state: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add,
    cancel,
    cancelAll() {
      const ids = new Set(uploads.filter(isOnItsWay).map(({ id }) => id));
      for (const id of ids) halt(id);
      set(uploads.map((one) => (ids.has(one.id) ? { ...one, status: 'cancelled', sent: 0 } : one)));
    },
    retry(id) {
      const upload = find(id);
      const entry = kept.get(id);
      if (!upload || !entry || isOnItsWay(upload) || upload.status === 'done') return;
      if (problemOfFile(entry.file)) return;
      if (upload.status === 'twice') {
        // The user wants another document of this file: another key than that of a lost response.
        entry.isWanted = true;
        entry.key = newKey();
      }
      change(id, { status: 'waiting', sent: 0, problem: null, message: '' });
      pump();
    },
    remove: (id) => forget((upload) => upload.id === id && !isOnItsWay(upload)),
    clear: () => forget((upload) => !isOnItsWay(upload)),
    close() {
      for (const { id } of uploads) halt(id);
      forget(() => true);
    },
  };
}
