import { LARGEST_FRAME, RELAY_CLOSE, readRelayFrame } from '@platform/api';
import type { ClientFrame, RelayFrame } from '@platform/api';
import { createFrameLimit } from './frameLimit.ts';
import type { RelaySocket, TestCallOptions } from './testCallTypes.ts';

/** How long the relay has to say that it is ready. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Sound that waits to be sent; more is dropped, since late speech is no use. */
const MOST_WAITING = 65_536;

/** A socket that never opened; the codes of real ones begin at 1000. */
const NEVER_OPEN = 0;

const OPEN = 1;

export interface ConnectionOptions extends Pick<
  TestCallOptions,
  'url' | 'openSocket' | 'token' | 'clock'
> {
  /** The token that was refused before, where one was. */
  refused: string | null;
  start: ClientFrame;
  onFrame: (frame: RelayFrame) => void;
  onSound: (pcm: ArrayBuffer) => void;
  /** Told of a frame that cannot be used, or is one too many. */
  onIgnored: () => void;
  /** Told once, unless it was closed from this side. @param token the one that was sent */
  onClosed: (code: number, token: string | null) => void;
}

/** One socket to the relay. */
export interface RelayConnection {
  /** @returns whether it was sent */
  send: (frame: ClientFrame) => boolean;
  sendSound: (pcm: ArrayBuffer) => void;
  /** Ends it; nothing is told any more. */
  close: () => void;
}

/** Connects: the token in the first frame, then what the call is to be. */
export function connectRelay(options: ConnectionOptions): RelayConnection {
  const { clock } = options;
  const mayRead = createFrameLimit(clock);
  let current: RelaySocket | null = null;
  let sentToken: string | null = null;
  let isOver = false;
  const stopWaiting = clock.after(CONNECT_TIMEOUT_MS, () => {
    current?.close();
    end(NEVER_OPEN);
  });

  function end(code: number): void {
    if (isOver) return;
    isOver = true;
    stopWaiting();
    options.onClosed(code, sentToken);
  }

  function send(frame: ClientFrame): boolean {
    if (isOver || current?.readyState !== OPEN) return false;
    current.send(JSON.stringify(frame));
    return true;
  }

  function read(data: unknown): void {
    if (isOver) return;
    if (!mayRead()) return options.onIgnored();
    if (data instanceof ArrayBuffer) {
      const isSound = data.byteLength % 2 === 0 && data.byteLength <= LARGEST_FRAME;
      return isSound ? options.onSound(data) : options.onIgnored();
    }
    const isText = typeof data === 'string' && data.length <= LARGEST_FRAME;
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
    // What failed is told by the close that follows.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => end(hasOpened ? code : NEVER_OPEN));
  }

  function open(token: string): void {
    if (isOver) return;
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
      if (isOver || current?.readyState !== OPEN) return;
      if (current.bufferedAmount <= MOST_WAITING) current.send(pcm);
    },
    close() {
      if (isOver) return;
      isOver = true;
      stopWaiting();
      current?.close(1000);
    },
  };
}
