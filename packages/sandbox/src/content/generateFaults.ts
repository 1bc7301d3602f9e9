import { once } from 'node:events';
import type { SSEStreamingApi } from 'hono/streaming';
import type { FaultEnv } from '../faults/middleware.ts';
import type { ActiveFault } from '../faults/rules.ts';

/** Drops, ends or stalls a stream, or sends malformed events. Returns true if it has ended. */
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
    const clientAbort = new AbortController();
    stream.onAbort(() => clientAbort.abort());
    const endOrRelease = AbortSignal.any([released, clientAbort.signal]);
    if (!endOrRelease.aborted) await once(endOrRelease, 'abort');
    return stream.aborted;
  }
  await stream.writeSSE({ data: '<p>502 Bad Gateway</p>' });
  await stream.writeSSE({ data: '{"variant":"A","delta":7}' });
  return false;
}
