import { clientFrame, relayFrame } from '@platform/api/contract';
import type { ClientFrame, RelayFrameWire } from '@platform/api/contract';
import { setImmediate as turn } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import type { ActiveFault } from '../../faults/rules.ts';
import { assertFits } from '../../http/serve.ts';

/** Maximum buffered bytes; a flood continues once they are sent. */
const MAX_BUFFERED_BYTES = 1_000_000;
const FLOOD_BATCH = 200;

export type Incoming =
  | { kind: 'frame'; frame: ClientFrame }
  | { kind: 'sound'; bytes: Buffer }
  | { kind: 'unreadable' };

export interface RelayConnection {
  send: (frame: RelayFrameWire) => void;
  sendSound: (bytes: Buffer) => void;
  fail: (message: string, code: string, closeCode: number) => void;
  close: () => void;
}

export function createRelayConnection(
  socket: WebSocket,
  fault: ActiveFault | undefined,
): RelayConnection {
  let sent = 0;
  let isStruck = false;

  const write = (data: string | Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (fault?.socket && !isStruck && sent >= (fault.afterFrames ?? 0)) {
      isStruck = true;
      applyFault(socket, fault.socket);
    }
    if (socket.readyState !== socket.OPEN) return;
    socket.send(data);
    sent += 1;
  };
  const send = (frame: RelayFrameWire) => {
    assertFits(`The relay's frame '${frame.type}'`, relayFrame, frame);
    write(JSON.stringify(frame));
  };

  return {
    send,
    sendSound: write,
    fail(message, code, closeCode) {
      send({ type: 'error', message, code });
      socket.close(closeCode);
    },
    close: () => socket.close(1000),
  };
}

export function readIncoming(data: RawData, isBinary: boolean): Incoming {
  const bytes = bytesOf(data);
  if (isBinary) return { kind: 'sound', bytes };
  const frame = clientFrame.safeParse(parsed(bytes.toString('utf8')));
  return frame.success ? { kind: 'frame', frame: frame.data } : { kind: 'unreadable' };
}

function applyFault(socket: WebSocket, kind: NonNullable<ActiveFault['socket']>): void {
  if (kind === 'drop') socket.terminate();
  if (kind === 'flood') void flood(socket);
  if (kind === 'garbage') {
    for (const text of ['{"type":', '[]', '"ready"', '{"type":"transcript","role":7}']) {
      socket.send(text);
    }
    socket.send(Buffer.from([1, 2, 3]));
  }
  if (kind === 'error') {
    socket.send(JSON.stringify({ type: 'error', message: 'Fault on demand', code: 'FAULT' }));
    socket.close(1011);
  }
}

async function flood(socket: WebSocket): Promise<void> {
  const frame = { type: 'transcript', role: 'agent', text: 'And so on, and so on', final: false };
  const text = JSON.stringify(frame);
  while (socket.readyState === socket.OPEN) {
    const room = socket.bufferedAmount < MAX_BUFFERED_BYTES ? FLOOD_BATCH : 0;
    for (let count = 0; count < room; count += 1) socket.send(text);
    await turn();
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
