import { useState } from 'react';
import type { FileUploadState } from './types.ts';

const finished: ReadonlySet<FileUploadState['status']> = new Set(['done', 'failed']);

/** The live text, and a number that differs if the same text is announced again. */
interface Announcement {
  text: string;
  id: number;
}

/**
 * Text of a live region: what `announce` was called with, or the uploads that have just finished.
 * @param describe returns the state of a file in words
 */
export function useUploadAnnouncement(
  files: readonly File[],
  uploads: ReadonlyMap<File, FileUploadState> | undefined,
  describe: (file: File) => string,
): { announcement: Announcement; announce: (text: string) => void } {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', id: 0 });
  const announce = (text: string) => setAnnouncement(({ id }) => ({ text, id: id + 1 }));

  const [known, setKnown] = useState(uploads);
  if (uploads !== known) {
    setKnown(uploads);
    const fresh = files.filter((file) => {
      const status = uploads?.get(file)?.status;
      return status && finished.has(status) && status !== known?.get(file)?.status;
    });
    if (fresh.length > 0) announce(fresh.map(describe).join(' '));
  }
  return { announcement, announce };
}
