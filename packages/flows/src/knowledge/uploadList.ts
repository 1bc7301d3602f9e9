import type { Upload } from './uploadTypes.ts';

export function createUploadList() {
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Merges the result of `partOf` into each upload; undefined changes nothing. */
    update(partOf: (upload: Upload) => Partial<Upload> | undefined) {
      set(
        uploads.map((upload) => {
          const part = partOf(upload);
          return part ? { ...upload, ...part } : upload;
        }),
      );
    },
    find: (id: string) => uploads.find((upload) => upload.id === id),
  };
}
