import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { once } from 'node:events';

type Raw = Partial<HttpBindings>;

export function dropConnection(raw: Raw): Response {
  rawOf(raw).incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

export async function hangConnection(raw: Raw, released: AbortSignal): Promise<Response> {
  const { outgoing } = rawOf(raw);
  if (!released.aborted && !outgoing.destroyed) {
    await Promise.race([once(released, 'abort'), once(outgoing, 'close')]);
  }
  return dropConnection(raw);
}

/** Sends the headers, with half of the body or none, and drops the connection. */
export async function truncateResponse(
  raw: Raw,
  response: Response,
  after: 'headers' | 'body',
): Promise<Response> {
  const { incoming, outgoing } = rawOf(raw);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length + 1 };
  outgoing.writeHead(response.status, headers);
  if (after === 'body') outgoing.write(body.subarray(0, Math.ceil(body.length / 2)));
  else outgoing.flushHeaders();
  incoming.socket.destroySoon();
  return RESPONSE_ALREADY_SENT;
}

function rawOf({ incoming, outgoing }: Raw): HttpBindings {
  if (!incoming || !outgoing) {
    throw new Error('Faults of the connection need a real one: ask over HTTP, not app.request.');
  }
  return { incoming, outgoing };
}
