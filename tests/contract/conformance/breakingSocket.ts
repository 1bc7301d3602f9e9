import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

type Frame = Record<string, unknown>;

/** A relay's fault, which may change each frame and the close code. */
export interface SocketBreak {
  /** Null drops the frame. */
  frame?: (frame: Frame) => Frame | null;
  closeCode?: (code: number) => number;
}

/** Serves a relay with a fault, on its own port. */
export async function startBreakingSocket(
  address: string,
  { frame = (same) => same, closeCode = (same) => same }: SocketBreak,
) {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, { url = '', headers: { origin } }) => {
    const service = new WebSocket(`${address}${url}`, { origin });
    const opened = once(service, 'open');
    client.on('message', (data, isBinary) => {
      void opened.then(() => service.send(data, { binary: isBinary }));
    });
    client.on('close', () => void opened.then(() => service.close()));
    service.on('message', (data: Buffer) => {
      const changed = frame(JSON.parse(data.toString()) as Frame);
      if (changed) client.send(JSON.stringify(changed));
    });
    service.on('close', (code) => client.close(code === 1005 ? 1000 : closeCode(code)));
  });
  return {
    address: `ws://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
