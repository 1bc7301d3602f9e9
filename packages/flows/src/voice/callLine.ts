import { RELAY_CLOSE } from '@platform/api';
import type { ClientFrame, RelayFrame, TestEndReason } from '@platform/api';
import { connectRelay } from './relayConnection.ts';
import type { ConnectionOptions, RelayConnection } from './relayConnection.ts';
import type { TestCallOptions } from './testCallTypes.ts';

export const RECONNECT_AFTER_MS = 1000;

interface LineOptions
  extends
    Pick<TestCallOptions, 'url' | 'openSocket' | 'token' | 'clock'>,
    Pick<ConnectionOptions, 'onFrame' | 'onSound' | 'onIgnored'> {
  onReconnect: () => void;
  /** Called once with the reason the connection ended, unless closed by this side. */
  onEnd: (reason: TestEndReason) => void;
}

export interface CallLine extends Pick<RelayConnection, 'send' | 'sendSound'> {
  close: () => void;
}

/** A refused token is renewed once; a connection that broke once ready is restored once. */
export function openCallLine(options: LineOptions, start: ClientFrame): CallLine {
  let connection: RelayConnection | null = null;
  let wasReady = false;
  let hasRenewed = false;
  let hasReconnected = false;
  /** Last error code; if the socket closes next, it is the reason. */
  let lastError = '';
  let cancelTimer = () => {};

  function connect(refused: string | null): void {
    connection = connectRelay({ ...options, refused, start, onFrame: handleFrame, onClosed });
  }

  function handleFrame(frame: RelayFrame): void {
    if (frame.type === 'ready') wasReady = true;
    lastError = frame.type === 'error' ? frame.code || 'error' : '';
    options.onFrame(frame);
  }

  function onClosed(code: number, token: string | null): void {
    connection = null;
    if (code === RELAY_CLOSE.unauthorised && token !== null && !hasRenewed) {
      hasRenewed = true;
      return connect(token);
    }
    const refused = reasonOfRefusal(code, lastError);
    if (refused || !wasReady || hasReconnected) {
      return options.onEnd(refused ?? (wasReady ? 'lost' : 'unreachable'));
    }
    hasReconnected = true;
    options.onReconnect();
    cancelTimer = options.clock.after(RECONNECT_AFTER_MS, () => connect(null));
  }

  connect(null);
  return {
    send: (frame) => connection?.send(frame) ?? false,
    sendSound: (pcm) => connection?.sendSound(pcm),
    close() {
      cancelTimer();
      connection?.close();
      connection = null;
    },
  };
}

/** Reason if the relay closed the socket on purpose; null if the connection broke. */
function reasonOfRefusal(code: number, error: string): TestEndReason | null {
  if (code === RELAY_CLOSE.unauthorised) return 'unauthorised';
  if (code === RELAY_CLOSE.notFound) return 'not_found';
  if (error === 'MINUTES_USED_UP') return 'minutes_used_up';
  // Closed normally (1000), or because it refuses what this client sends (1008).
  const isIntentional =
    error !== '' || code === RELAY_CLOSE.badFrame || code === 1000 || code === 1008;
  return isIntentional ? 'error' : null;
}
