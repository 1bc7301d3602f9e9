import { afterEach, beforeAll } from 'vitest';

/** Collects downloads, since jsdom supports neither object URLs nor downloads. */
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
    lines: () => (files[0] ?? '').trimEnd().split('\r\n').slice(1),
  };
}
