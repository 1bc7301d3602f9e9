import { RELAY_CLOSE, relayUrl } from '@platform/api/contract';
import { WebSocket } from 'ws';
import type { Case } from '../case.ts';
import { Skip, assertThat } from '../mismatch.ts';
import { NoResponse } from '../reachability.ts';
import type { World } from '../world.ts';

const WAIT_MS = 15_000;

/** Opens a socket, sends frames, and returns the code it is closed with. @throws Skip without a socket */
async function closeCodeOf(world: World, agentId: string, frames: readonly string[]) {
  const { socket: address, origin } = world.config;
  if (!address) throw new Skip('socket is not configured');
  const socket = new WebSocket(relayUrl(address, agentId), { origin });
  const timer = setTimeout(() => socket.terminate(), WAIT_MS);
  return new Promise<number>((resolve, reject) => {
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('error', (error) => reject(new NoResponse(address, error)));
    socket.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

const about = {
  service: 'voice',
  record: 'relay',
  call: 'WS /v1/agents/{id}/test',
  extension: 'voice',
} as const;

const auth = (token: string) => JSON.stringify({ type: 'auth', access_token: token });

/** What closes the socket of a test call, and with which code. */
export const socketScenarios: readonly Case[] = [
  {
    ...about,
    title: 'closes with 4401 after an unknown token',
    async run(world) {
      const code = await closeCodeOf(world, 'any', [auth('no-such-token')]);
      assertThat(code === RELAY_CLOSE.unauthorised, `close code ${RELAY_CLOSE.unauthorised}`, code);
    },
  },
  {
    ...about,
    title: 'closes with 4401 without a token',
    async run(world) {
      const code = await closeCodeOf(world, 'any', ['{"type":"start","mode":"text"}']);
      assertThat(code === RELAY_CLOSE.unauthorised, `close code ${RELAY_CLOSE.unauthorised}`, code);
    },
  },
  {
    ...about,
    title: 'closes with 4404 for an unknown agent',
    async run(world) {
      const token = await world.tokenOf('admin');
      const frames = [auth(token), '{"type":"start","mode":"text"}'];
      const code = await closeCodeOf(world, 'no-such-agent', frames);
      assertThat(code === RELAY_CLOSE.notFound, `close code ${RELAY_CLOSE.notFound}`, code);
    },
  },
];
