import { MAX_FRAME_BYTES, RELAY_CLOSE, readRelayFrame } from '@platform/api';
import type { ClientFrame, RelayFrame } from '@platform/api';
import { createFrameLimit } from './frameLimit.ts';
import type { RelaySocket, TestCallOptions } from './testCallTypes.ts';

export const CONNECT_TIMEOUT_MS = 10_000;

/** Maximum buffered sound, in bytes; the rest is dropped, since late speech is useless. */
const MAX_BUFFERED_BYTES = 65_536;

/** Code of a socket that never opened; real codes start at 1000. */
const NEVER_OPEN = 0;

const OPEN = 1;

export interface ConnectionOptions extends Pick<
  TestCallOptions,
  'url' | 'openSocket' | 'token' | 'clock'
> {
  /** Token that was refused before, or null. */
  refused: string | null;
  start: ClientFrame;
  onFrame: (frame: RelayFrame) => void;
  onSound: (pcm: ArrayBuffer) => void;
  onIgnored: () => void;
  /** Called once with the token that was sent, unless closed by this side. */
  onClosed: (code: number, token: string | null) => void;
}

export interface RelayConnection {
  send: (frame: ClientFrame) => boolean;
  sendSound: (pcm: ArrayBuffer) => void;
  close: () => void;
}

export function connectRelay(options: ConnectionOptions): RelayConnection {
  const { clock } = options;
  const mayRead = createFrameLimit(clock);
  let current: RelaySocket | null = null;
  let sentToken: string | null = null;
  let isClosed = false;
  const stopWaiting = clock.after(CONNECT_TIMEOUT_MS, () => {
    current?.close();
    end(NEVER_OPEN);
  });

  function end(code: number): void {
    if (isClosed) return;
    isClosed = true;
    stopWaiting();
    options.onClosed(code, sentToken);
  }

  function send(frame: ClientFrame): boolean {
    if (isClosed || current?.readyState !== OPEN) return false;
    current.send(JSON.stringify(frame));
    return true;
  }

  function read(data: unknown): void {
    if (isClosed) return;
    if (!mayRead()) return options.onIgnored();
    if (data instanceof ArrayBuffer) {
      const isSound = data.byteLength % 2 === 0 && data.byteLength <= MAX_FRAME_BYTES;
      return isSound ? options.onSound(data) : options.onIgnored();
    }
    const isText = typeof data === 'string' && data.length <= MAX_FRAME_BYTES;
    const frame = isText ? readRelayFrame(data) : null;
    if (!frame) return options.onIgnored();
    if (frame.type === 'ready') stopWaiting();
    options.onFrame(frame);
  }

  function listen(socket: RelaySocket, token: string): void {
    let hasOpened = false;
    socket.addEventListener('open', () => {
      hasOpened = true;
      sentToken = token;
      send({ type: 'auth', access_token: token });
      send(options.start);
    });
    socket.addEventListener('message', ({ data }) => read(data));
    // The following close event reports the failure.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => end(hasOpened ? code : NEVER_OPEN));
  }

  function open(token: string): void {
    if (isClosed) return;
    current = options.openSocket(options.url);
    current.binaryType = 'arraybuffer';
    listen(current, token);
  }

  options
    .token(options.refused)
    .then(open, () => end(RELAY_CLOSE.unauthorised))
    .catch(() => end(NEVER_OPEN));

  return {
    send,
    sendSound(pcm) {
      if (isClosed || current?.readyState !== OPEN) return;
      if (current.bufferedAmount <= MAX_BUFFERED_BYTES) current.send(pcm);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      stopWaiting();
      current?.close(1000);
    },
  };
}
