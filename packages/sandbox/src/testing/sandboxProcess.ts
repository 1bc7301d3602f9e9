import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT } from './visitor.ts';

export interface SandboxProcess {
  child: ChildProcess;
  url: string;
  sandbox: Pick<Sandbox, 'app'>;
}

/** Resolves once it is ready. `args` are options of `main.ts`, without the port. */
export async function startSandboxProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SandboxProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const node = ['--conditions=@platform/source', '--import', 'tsx'];
  const child = spawn(
    process.execPath,
    [...node, main, '--json', '--port', '0', '--origin', CLIENT, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const lines = createInterface(child.stdout);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)));
  });
  // After it is ready, its exit is not an error.
  ended.catch(() => {});
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const request = (path: string, init: RequestInit) => fetch(url + path, init);
  return { child, url, sandbox: { app: { request } as unknown as Sandbox['app'] } };
}
