import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Two versions of Playwright are installed, and `.bin/playwright` may be either. */
export const playwrightCli = path.join(root, 'node_modules/playwright/cli.js');

/** On Windows npm and the commands of packages are shell scripts. */
const shell = process.platform === 'win32';

const stopSignals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a command in this terminal and returns its exit code: 128 plus the signal's number if it was
 * killed.
 */
export async function exitCodeOf(command, args, options = {}) {
  let isStopped = false;
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
  const forwardSignal = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, forwardSignal);
  const [code, signal] = await once(child, 'exit');
  for (const name of stopSignals) process.off(name, forwardSignal);
  const exitCode = code ?? 128 + constants.signals[signal];
  if (isStopped) process.exit(exitCode);
  return exitCode;
}

export async function run(command, args, options) {
  const exitCode = await exitCodeOf(command, args, options);
  if (exitCode !== 0) process.exit(exitCode);
}

export const runTypeScript = (file, args = []) =>
  run('node', ['--conditions=@platform/source', '--import', 'tsx', file, ...args]);
