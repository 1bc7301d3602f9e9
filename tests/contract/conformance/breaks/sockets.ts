import type { SocketBreak } from '../breakingSocket.ts';
import type { KnownBreak } from './knownBreak.ts';

interface KnownSocketBreak extends Pick<KnownBreak, 'name' | 'found' | 'expected'> {
  broken: SocketBreak;
}

const CALL = 'WS /v1/agents/{id}/test';
const WHOLE_CALL = `${CALL} runs a text call from ready to ended`;

/** Drops each frame of a type. */
const withoutMessage = (type: string): SocketBreak => ({
  frame: (frame) => (frame.type === type ? null : frame),
});

const changing = (type: string, fields: object): SocketBreak => ({
  frame: (frame) => (frame.type === type ? { ...frame, ...fields } : frame),
});

const closing = (from: number, code: number): SocketBreak => ({
  closeCode: (actual) => (actual === from ? code : actual),
});

/** Relays whose calls differ from the description. */
export const SOCKET_BREAKS: readonly KnownSocketBreak[] = [
  {
    name: 'a call without its ready frame',
    broken: withoutMessage('ready'),
    found: WHOLE_CALL,
    expected: /the ready frame first/,
  },
  {
    name: 'a transcript whose text has another type',
    broken: changing('transcript', { text: 7 }),
    found: WHOLE_CALL,
    expected: /^frame transcript\.text/,
  },
  {
    name: 'a frame that is not described',
    broken: changing('latency', { type: 'delay' }),
    found: WHOLE_CALL,
    expected: /^frame delay/,
  },
  {
    name: 'a call without its ended frame',
    broken: withoutMessage('ended'),
    found: WHOLE_CALL,
    expected: /another frame/,
  },
  {
    name: 'a text call that costs minutes',
    broken: changing('ended', { minutes: 1 }),
    found: WHOLE_CALL,
    expected: /minutes: 0/,
  },
  {
    name: 'a call that closes with a failure code',
    broken: closing(1000, 1011),
    found: WHOLE_CALL,
    expected: /close code 1000/,
  },
  {
    name: 'an unknown frame that closes with another code',
    broken: closing(4400, 1011),
    found: `${CALL} closes with 4400 after the frame {"type":"sing"}`,
    expected: /close code 4400/,
  },
  {
    name: 'half a frame that closes with another code',
    broken: closing(4400, 1000),
    found: `${CALL} closes with 4400 after the frame {"half":`,
    expected: /close code 4400/,
  },
  {
    name: 'an agent of another tenant that is not refused',
    broken: closing(4404, 1000),
    found: `${CALL} closes with 4404 for an agent of another tenant`,
    expected: /close code 4404/,
  },
];
