import { afterEach, beforeAll } from 'vitest';

/** Collects what a page saves, since jsdom neither makes addresses of blobs nor downloads them. */
export function collectSavedFiles() {
  const files: string[] = [];
  beforeAll(() => {
    URL.createObjectURL = (blob) => {
      void (blob as Blob).text().then((text) => files.push(text));
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = () => {};
  });
  afterEach(() => void (files.length = 0));
  return {
    files,
    /** The lines of the first file, without its header. */
    lines: () => (files[0] ?? '').trimEnd().split('\r\n').slice(1),
  };
}
