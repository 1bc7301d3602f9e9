import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const MAX_USER_AGENT = 512;

export interface RequestOrigin {
  userAgent: string;
  ipAddress: string;
}

/** Takes the address of the connection: a header with another one could be made up. */
export function requestOrigin(c: Context): RequestOrigin {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return {
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, MAX_USER_AGENT),
    // A server that listens on IPv6 as well writes IPv4 addresses this way.
    ipAddress: (incoming?.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  };
}
