import { useEffect, useState } from 'react';

const RESULT_MS = 2000;

/** Result of copying; `null` before, and again after a while. */
export type CopyResult = 'copied' | 'refused' | null;

/** Pass a function if the text changes. Browsers may refuse, as in a frame or over HTTP. */
export function useCopy(text: string | (() => string)): readonly [CopyResult, () => void] {
  const [result, setResult] = useState<CopyResult>(null);

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(setResult, RESULT_MS, null);
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
