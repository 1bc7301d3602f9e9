import { RELAY_CLOSE, conversationCalls, testCallSocket } from '@platform/api/contract';
import type { ClientFrame } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { noteActual } from '../checks.ts';
import type { PersonName } from '../config.ts';
import { assertThat } from '../mismatch.ts';
import { agentParams } from '../samples/agentRecords.ts';
import { openSocket } from '../socketConnection.ts';
import type { SocketConnection } from '../socketConnection.ts';
import type { World } from '../world.ts';

const START: ClientFrame = { type: 'start', mode: 'text' };

/** Opens a socket for one case, and closes it after success or failure. */
async function withSocket(
  world: World,
  agentId: string,
  talk: (socket: SocketConnection) => Promise<void>,
): Promise<void> {
  const socket = await openSocket(world, agentId);
  await talk(socket).finally(socket.close);
}

/** Sends the token and the start frame of a text call. */
async function start(world: World, socket: SocketConnection, person: PersonName = 'admin') {
  socket.send({ type: 'auth', access_token: await world.tokenOf(person) });
  socket.send(START);
}

async function newAgentId(world: World): Promise<string> {
  const { params } = await agentParams(world);
  return params.id;
}

async function assertClosed(socket: SocketConnection, code: number): Promise<void> {
  const actual = await socket.closeCode();
  noteActual(`close code ${actual}`);
  assertThat(actual === code, `close code ${code}`, actual);
}

const isFinal = ({ role, final }: { role: string; final: boolean }) => role === 'agent' && final;

const { service, path, extension } = testCallSocket;
const about = { service, record: 'relay', call: `WS ${path}`, extension };

/** Makes a text test call and checks the close code of the socket. */
export const socketScenarios: readonly Case[] = [
  {
    ...about,
    title: 'runs a text call from ready to ended',
    run: async (world) =>
      withSocket(world, await newAgentId(world), async (socket) => {
        await start(world, socket);
        const first = await socket.next();
        assertThat(first.type === 'ready', 'the ready frame first', first);
        await socket.nextOf('transcript', isFinal);
        socket.send({ type: 'text', text: 'When are you open?' });
        await socket.nextOf('transcript', isFinal);
        socket.send({ type: 'stop' });
        const { reason, minutes = 0, conversation_id: id } = await socket.nextOf('ended');
        assertThat(reason === 'caller_hung_up', 'frame ended.reason: caller_hung_up', reason);
        assertThat(minutes === 0, 'frame ended.minutes: 0, since text is free', minutes);
        await assertClosed(socket, 1000);
        if (id === undefined) return;
        const call = await world.prepare<{ is_test?: boolean }>(conversationCalls.get, {
          params: { id },
        });
        assertThat(call.is_test === true, 'the call in the history, with is_test', call.is_test);
      }),
  },
  ...['{"type":"sing"}', '{"half":'].map((frame) => ({
    ...about,
    title: `closes with ${RELAY_CLOSE.badFrame} after the frame ${frame}`,
    run: async (world: World) =>
      withSocket(world, await newAgentId(world), async (socket) => {
        await start(world, socket);
        await socket.nextOf('ready');
        socket.send(frame);
        await assertClosed(socket, RELAY_CLOSE.badFrame);
      }),
  })),
  {
    ...about,
    title: `closes with ${RELAY_CLOSE.unauthorised} after an unknown token`,
    run: async (world) =>
      withSocket(world, 'any', async (socket) => {
        socket.send({ type: 'auth', access_token: 'no-such-token' });
        await assertClosed(socket, RELAY_CLOSE.unauthorised);
      }),
  },
  {
    ...about,
    title: `closes with ${RELAY_CLOSE.unauthorised} without a token`,
    run: async (world) =>
      withSocket(world, 'any', async (socket) => {
        socket.send(START);
        await assertClosed(socket, RELAY_CLOSE.unauthorised);
      }),
  },
  {
    ...about,
    title: `closes with ${RELAY_CLOSE.notFound} for an unknown agent`,
    run: async (world) =>
      withSocket(world, 'no-such-agent', async (socket) => {
        await start(world, socket);
        await assertClosed(socket, RELAY_CLOSE.notFound);
      }),
  },
  {
    ...about,
    title: `closes with ${RELAY_CLOSE.notFound} for an agent of another tenant`,
    async run(world) {
      await world.tokenOf('stranger');
      await withSocket(world, await newAgentId(world), async (socket) => {
        await start(world, socket, 'stranger');
        await assertClosed(socket, RELAY_CLOSE.notFound);
      });
    },
  },
];
