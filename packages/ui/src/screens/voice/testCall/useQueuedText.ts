import type { TestCallState } from '@platform/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Time in which an agent with a first message says it, in ms. */
const GREETING_MS = 1000;

/**
 * Sends a text that was typed before the chat began, once the agent has greeted. Until then, and if
 * the chat ends before, the text stays where it was typed.
 */
export function useQueuedText(
  { phase, entries }: Pick<TestCallState, 'phase' | 'entries'>,
  onSend: (text: string) => boolean,
): { isQueued: boolean; queue: (text: string) => void } {
  const [queued, setQueued] = useState<string | null>(null);
  // The phase is that of the previous call until the next one starts.
  const [hasBegun, setBegun] = useState(false);
  if (queued !== null && !hasBegun && phase === 'connecting') setBegun(true);
  if (queued !== null && hasBegun && phase === 'ended') {
    setQueued(null);
    setBegun(false);
  }
  const isListening = queued !== null && phase === 'listening';
  const hasGreeted = entries.some((entry) => entry.kind === 'turn' && entry.speaker === 'agent');
  const send = useEffectEvent(() => {
    if (queued === null) return;
    onSend(queued);
    setQueued(null);
    setBegun(false);
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const timer = setTimeout(send, hasGreeted ? 0 : GREETING_MS);
    return () => clearTimeout(timer);
  }, [isListening, hasGreeted]);
  return { isQueued: queued !== null, queue: setQueued };
}
