import { useEffect, useState } from 'react';

/** How long it is said that something was copied, in ms. */
const SAID_FOR = 2000;

/** How copying ended; `null` before, and once that was said. */
export type CopyResult = 'copied' | 'refused' | null;

/**
 * Puts a text into the clipboard of the device and tells how that ended, for two seconds. A browser
 * may refuse: by a permission, in a frame, or on a page that is not secure.
 *
 * @param text or what gives it once it is copied, where it changes meanwhile
 */
export function useCopy(text: string | (() => string)): readonly [CopyResult, () => void] {
  const [result, setResult] = useState<CopyResult>(null);

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(setResult, SAID_FOR, null);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }
  return [result, () => void copy()];
}
