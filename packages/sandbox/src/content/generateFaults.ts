import { once } from 'node:events';
import type { SSEStreamingApi } from 'hono/streaming';
import type { FaultEnv } from '../faults/middleware.ts';
import type { ActiveFault } from '../faults/rules.ts';

/** Breaks a stream off, stalls it until the fault is cleared, or garbles it. True if it has ended. */
export async function applyStreamFault(
  { stream: kind }: ActiveFault,
  stream: SSEStreamingApi,
  env: FaultEnv['Bindings'],
  released: AbortSignal,
): Promise<boolean> {
  if (kind === 'drop') {
    // Lets previous frames be sent first.
    await stream.sleep(50);
    env.incoming?.socket.destroySoon();
    return true;
  }
  if (kind === 'end') return true;
  if (kind === 'stall') {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const isOver = AbortSignal.any([released, gone.signal]);
    if (!isOver.aborted) await once(isOver, 'abort');
    return stream.aborted;
  }
  await stream.writeSSE({ data: '<p>502 Bad Gateway</p>' });
  await stream.writeSSE({ data: '{"variant":"A","delta":7}' });
  return false;
}
