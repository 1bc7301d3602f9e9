import type { Tab } from './tab.ts';

interface SavedFile {
  name: string;
  text: string;
}

/**
 * Records downloads in the page, since WebDriver reports none. Returns a function that reads them.
 */
export async function watchDownloads(tab: Tab): Promise<() => Promise<SavedFile[]>> {
  await tab.evaluate(() => {
    const saved: { name: string; text: string }[] = [];
    Object.assign(window, { savedFiles: saved });
    // The policy forbids scripts to fetch blob URLs.
    const blobs = new Map<string, Blob>();
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const address = create(blob);
      blobs.set(address, blob);
      return address;
    };
    const record = async ({ download, href }: HTMLAnchorElement) => {
      const bytes = await blobs.get(href)?.arrayBuffer();
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      saved.push({ name: download, text });
    };
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.download !== '') void record(target);
    });
  }, undefined);
  return () =>
    tab.evaluate(() => (window as unknown as { savedFiles: SavedFile[] }).savedFiles, undefined);
}
