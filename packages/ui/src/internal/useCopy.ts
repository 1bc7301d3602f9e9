import { useEffect, useState } from 'react';

const RESULT_MS = 2000;

/** Result of copying; `null` before, and again after a while. */
export type CopyResult = 'copied' | 'refused' | null;

/** Browsers may refuse, for example in a frame or over HTTP; `onRefused` then receives the text. */
export function useCopy(
  onRefused?: (text: string) => void,
): readonly [CopyResult, (text: string) => void] {
  const [result, setResult] = useState<CopyResult>(null);

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(setResult, RESULT_MS, null);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
      onRefused?.(text);
    }
  }
  return [result, (text) => void copy(text)];
}
