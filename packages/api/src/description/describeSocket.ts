import type * as z from 'zod';
import type { ServiceName } from '../http/call.ts';

interface MessageDescription {
  from: 'client' | 'service';
  /** One sentence without a full stop, such as 'Starts the call'. */
  summary: string;
  /** JSON of a text frame; null for a binary frame. */
  payload: z.ZodType | null;
}

export interface SocketDescription {
  service: ServiceName;
  /** `{name}` in the path is a parameter. */
  path: string;
  summary: string;
  notes: string;
  /** Feature that needs the socket; see `CallDescription`. */
  extension: string;
  /** Explains how the token is sent. */
  authentication: string;
  maxFrameBytes: number;
  messages: Readonly<Record<string, MessageDescription>>;
  /** Meaning of each close code of the service. */
  closeCodes: Readonly<Record<number, string>>;
}

export const describeSocket = <const Socket extends SocketDescription>(socket: Socket): Socket =>
  socket;
