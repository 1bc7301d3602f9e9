import { RELAY_CLOSE } from '@platform/api/contract';
import type { ClientFrame, EndedReason } from '@platform/api/contract';
import type { WebSocket } from 'ws';
import type { Backend } from '../../backend.ts';
import type { ActiveFault } from '../../faults/rules.ts';
import { HttpError } from '../../http/HttpError.ts';
import { newId } from '../../secrets.ts';
import { findCaller } from '../../session/caller.ts';
import type { Caller } from '../../session/caller.ts';
import { createRelayConnection, readIncoming } from './relayConnection.ts';
import type { RelayConnection } from './relayConnection.ts';
import { openCall } from './openCall.ts';
import { createQueue } from './queue.ts';
import { storeCall } from './storeCall.ts';
import { startTestCall } from './testCall.ts';
import type { TestCall } from './testCall.ts';

const HANDSHAKE_TIMEOUT_MS = 5000;

class Refusal extends Error {
  readonly code: string;
  readonly closeCode: number;

  constructor(message: string, code: string, closeCode: number) {
    super(message);
    this.code = code;
    this.closeCode = closeCode;
  }
}

/** Token, start frame, then the call. Resolves once it is stored, which always happens. */
export async function answerSocket(
  backend: Backend,
  socket: WebSocket,
  agentId: string,
  fault: ActiveFault | undefined,
): Promise<void> {
  const line = createRelayConnection(socket, fault);
  const frames = createQueue<ClientFrame | null>();
  const closed = new AbortController();
  let call: TestCall | undefined;

  const endWith = (reason: EndedReason) => {
    closed.abort();
    call?.end(reason);
  };
  socket.on('error', () => endWith('error'));
  socket.on('close', () => endWith('caller_hung_up'));
  socket.on('message', (data, isBinary) => {
    const incoming = readIncoming(data, isBinary);
    if (incoming.kind === 'sound') call?.sound(incoming.bytes);
    else if (call) passOn(call, incoming.kind === 'frame' ? incoming.frame : null, line.fail);
    else frames.add(incoming.kind === 'frame' ? incoming.frame : null);
  });

  const next = async <Type extends ClientFrame['type']>(type: Type) => {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(HANDSHAKE_TIMEOUT_MS)]);
    const frame = await frames.next(signal);
    if (frame?.type === type) return frame as Extract<ClientFrame, { type: Type }>;
    const code = type === 'auth' ? RELAY_CLOSE.unauthorised : RELAY_CLOSE.badFrame;
    throw new Refusal(`The frame '${type}' was expected`, 'BAD_FRAME', code);
  };

  try {
    const caller = await callerOf(backend, (await next('auth')).access_token);
    const opened = await openCall(
      backend,
      { tenantId: caller.tenantId, agentId },
      await next('start'),
    );
    const sessionId = newId('ses');
    line.send({ type: 'ready', session_id: sessionId, max_seconds: opened.maxSeconds });
    call = startTestCall(opened, line);
    // Frames that arrived while the call was being opened.
    for (const frame of frames.takeAll()) passOn(call, frame, line.fail);
    if (closed.signal.aborted) call.end('caller_hung_up');
    const ended = await call.ended;
    const { id, minutes } = await storeCall(backend, caller, opened, { ...ended, sessionId });
    line.send({ type: 'ended', reason: ended.reason, conversation_id: id, minutes });
    line.close();
  } catch (error) {
    const { message, code, closeCode } = refusalOf(error);
    line.fail(message, code, closeCode);
  }
}

async function callerOf(backend: Backend, token: string): Promise<Caller> {
  const caller = await findCaller(backend, token);
  if (caller) return caller;
  const text = 'The access token is not valid';
  throw new Refusal(text, 'UNAUTHENTICATED', RELAY_CLOSE.unauthorised);
}

function passOn(call: TestCall, frame: ClientFrame | null, fail: RelayConnection['fail']) {
  if (frame?.type === 'text') call.text(frame.text);
  else if (frame?.type === 'interrupt') call.interrupt();
  else if (frame?.type === 'stop') call.end('caller_hung_up');
  else {
    call.end('error');
    fail('This frame is not known', 'BAD_FRAME', RELAY_CLOSE.badFrame);
  }
}

/** Error frame for a call that cannot start; unexpected errors are logged. */
function refusalOf(error: unknown): Pick<Refusal, 'message' | 'code' | 'closeCode'> {
  if (error instanceof Refusal) return error;
  if (error instanceof HttpError) {
    const closeCode = error.status === 404 ? RELAY_CLOSE.notFound : RELAY_CLOSE.badFrame;
    return { message: error.message, code: error.code, closeCode };
  }
  console.error(error);
  return { message: 'The relay failed', code: 'INTERNAL', closeCode: 1011 };
}
