import type { RelayFrameWire } from '@platform/api';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

export interface RelayPeer {
  socket: WebSocket;
  path: string;
  frames: Record<string, unknown>[];
  audioChunks: Buffer[];
  sendFrames: (...frames: RelayFrameWire[]) => void;
  isClosed: boolean;
}

/** Starts a relay on a free port. `onStart` handles a connection after its first frame. */
export async function startRelay(onStart?: (peer: RelayPeer) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const peers: RelayPeer[] = [];
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  server.on('connection', (socket, request) => {
    const peer: RelayPeer = {
      socket,
      path: request.url ?? '',
      frames: [],
      audioChunks: [],
      sendFrames: (...frames) => {
        for (const frame of frames) socket.send(JSON.stringify(frame));
      },
      isClosed: false,
    };
    peers.push(peer);
    socket.on('close', () => {
      peer.isClosed = true;
    });
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        peer.audioChunks.push(data);
        return;
      }
      const frame = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
      peer.frames.push(frame);
      if (frame['type'] === 'start') onStart?.(peer);
    });
  });
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, peers, server };
}
