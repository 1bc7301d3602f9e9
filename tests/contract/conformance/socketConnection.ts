import { relayFrame, relayUrl } from '@platform/api/contract';
import type { ClientFrame, RelayFrameWire } from '@platform/api/contract';
import { on } from 'node:events';
import { WebSocket } from 'ws';
import { Mismatch, Skip, assertFits, assertThat } from './mismatch.ts';
import { NoResponse } from './reachability.ts';
import type { World } from './world.ts';

/** Time limit of one connection, in ms. */
const TIMEOUT_MS = 15_000;

export interface SocketConnection {
  /** Sends a frame; a string is sent unchanged. */
  send: (frame: ClientFrame | string) => void;
  /** The next frame. @throws Mismatch if it is not a described one, or if the socket closes */
  next: () => Promise<RelayFrameWire>;
  /** Skips other frames. @throws Mismatch as `next` does */
  nextOf: <Type extends RelayFrameWire['type']>(
    type: Type,
    isWanted?: (frame: Extract<RelayFrameWire, { type: Type }>) => boolean,
  ) => Promise<Extract<RelayFrameWire, { type: Type }>>;
  /** Waits until the service closes it; 1006 if it does not within 15 s. */
  closeCode: () => Promise<number>;
  /** Idempotent. */
  close: () => void;
}

/** Opens the socket of a test call in text mode. @throws Skip without a socket, NoResponse */
export async function openSocket(world: World, agentId: string): Promise<SocketConnection> {
  const { socket: address, origin } = world.config;
  if (!address) throw new Skip('socket is not configured');
  if (world.unreachable.has(address)) throw new Skip('socket cannot be reached');
  const socket = new WebSocket(relayUrl(address, agentId), { origin });
  const timer = setTimeout(() => socket.terminate(), TIMEOUT_MS);
  const messages = on(socket, 'message', { close: ['close'] });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then(() => clearTimeout(timer));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', (error) => reject(new NoResponse(address, error)));
  });

  const next = async (): Promise<RelayFrameWire> => {
    const message = await messages.next();
    if (message.done) throw new Mismatch('another frame', `the close code ${await closed}`);
    const [data, isBinary] = message.value as [Buffer, boolean];
    assertThat(!isBinary, 'no audio in a text-mode call', `${data.length} bytes`);
    return readFrame(data.toString());
  };

  return {
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next,
    async nextOf(type, isWanted = () => true) {
      for (;;) {
        const frame = await next();
        assertThat(frame.type !== 'error' || type === 'error', `the frame ${type}`, frame);
        if (frame.type !== type) continue;
        const found = frame as Extract<RelayFrameWire, { type: typeof type }>;
        if (isWanted(found)) return found;
      }
    },
    closeCode: () => closed,
    close: () => socket.terminate(),
  };
}

function readFrame(text: string): RelayFrameWire {
  const frame = parsed(text);
  const type = (frame as { type?: unknown } | null)?.type;
  const described = relayFrame.options.find(({ shape }) => shape.type.value === type);
  assertFits(described ?? relayFrame, frame, `frame ${String(type)}`);
  return frame as RelayFrameWire;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mismatch('a frame of JSON', text);
  }
}
