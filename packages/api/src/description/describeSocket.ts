import type * as z from 'zod';
import type { ServiceName } from '../http/call.ts';

interface MessageDescription {
  from: 'client' | 'service';
  summary: string;
  /** JSON of a text frame; null for a binary frame. */
  payload: z.ZodType | null;
}

export interface SocketDescription {
  service: ServiceName;
  path: string;
  summary: string;
  notes: string;
  extension: string;
  authentication: string;
  maxFrameBytes: number;
  messages: Readonly<Record<string, MessageDescription>>;
  closeCodes: Readonly<Record<number, string>>;
}

export const describeSocket = <const Socket extends SocketDescription>(socket: Socket): Socket =>
  socket;
