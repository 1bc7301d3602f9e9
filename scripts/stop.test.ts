import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const SECOND_MS = 1000;

let dataDir = '';
let ports: number[] = [];
let started: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stop-'));
  ports = [await freePort(), await freePort()];
});

afterEach(async () => {
  killGroup(started);
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['npm start --', 'SIGTERM'],
  ['node scripts/start.mjs', 'SIGINT'],
  ['node scripts/dev.mjs', 'SIGTERM'],
] as const)(
  '%s closes servers and database on %s and exits with 0',
  async (command, signal) => {
    const lock = path.join(dataDir, 'lock');
    start(`${command} --data-dir ${dataDir}`);
    await waitForOutput('Demo accounts');
    expect(existsSync(lock)).toBe(true);
    started.kill(signal);
    expect(await waitForExit()).toBe(0);
    expect(existsSync(lock)).toBe(false);
    for (const port of ports) await expect(tryPort(port)).resolves.toBe(port);
  },
  60 * SECOND_MS,
);

it(
  'node scripts/storybook.mjs stops Storybook on SIGTERM',
  async () => {
    start('node scripts/storybook.mjs');
    await waitForOutput('storybook');
    started.kill('SIGTERM');
    expect(await waitForExit()).toBeTypeOf('number');
  },
  60 * SECOND_MS,
);

/** Starts a command in its own process group, so that a test can stop all of it. */
function start(command: string): void {
  const [program = '', ...args] = command.split(' ');
  const [PORT, SANDBOX_PORT] = ports.map(String);
  started = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT, SANDBOX_PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the command has printed a line with these words. */
async function waitForOutput(words: string): Promise<void> {
  if (!started.stdout) throw new Error('The command has no output');
  for await (const line of createInterface(started.stdout)) if (line.includes(words)) return;
  throw new Error(`The command ended before it printed '${words}'`);
}

/** Returns the exit code when all of the command's processes have closed their output. */
async function waitForExit(): Promise<number | null> {
  started.stdout?.resume();
  const [code] = (await once(started, 'close')) as [number | null];
  return code;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has exited.
  }
}

/** Listens on a port and closes it again. Returns the port; 0 picks a free one. */
async function tryPort(port: number): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const freePort = (): Promise<number> => tryPort(0);
