import type * as z from 'zod';
import type { ServiceName } from '../http/call.ts';

/** One kind of message of a socket. */
interface MessageDescription {
  /** Who sends it. */
  from: 'client' | 'service';
  /** One sentence, without the full stop: 'Starts the call'. */
  summary: string;
  /** The JSON of a text frame; null for bytes in a binary frame. */
  payload: z.ZodType | null;
}

/** What a service has to know of a socket: its address and every message, in both directions. */
export interface SocketDescription {
  service: ServiceName;
  /** `{name}` in the path is a parameter. */
  path: string;
  /** One sentence, without the full stop. */
  summary: string;
  /** Order, limits and side effects. */
  notes: string;
  /** The part of the product that needs the socket; see `CallDescription`. */
  extension: string;
  /** How the token is sent. */
  authentication: string;
  /** The largest frame in either direction, in bytes. */
  maxFrameBytes: number;
  messages: Readonly<Record<string, MessageDescription>>;
  /** Meaning of each code that the service may close with. */
  closeCodes: Readonly<Record<number, string>>;
}

/** Describes a socket; the types of its messages stay known. */
export const describeSocket = <const Socket extends SocketDescription>(socket: Socket): Socket =>
  socket;
