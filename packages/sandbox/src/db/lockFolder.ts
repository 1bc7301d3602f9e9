import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class SandboxInUseError extends Error {
  override name = 'SandboxInUseError';

  constructor(dataDir: string, pid: number) {
    super(
      `The sandbox data in ${dataDir} is in use by process ${pid}. ` +
        'Stop that process first, or choose another folder with --data-dir.',
    );
  }
}

/**
 * Takes over the lock of a killed process; returns the release function. Throws SandboxInUseError.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock');
  const ownIdentity = identityOf(process.pid);
  const isClaimed = await claim(file, ownIdentity);
  if (!isClaimed) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    const pid = Number.parseInt(holder, 10);
    if (isRunning(pid) && identityOf(pid) === holder) throw new SandboxInUseError(dataDir, pid);
    await rm(file, { force: true });
    if (!(await claim(file, ownIdentity))) throw new SandboxInUseError(dataDir, pid);
  }
  return () => rm(file, { force: true });
}

async function claim(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // A killed process remains as a zombie until its parent reaps it, which some parents never do.
  return statOf(pid)[0] !== 'Z';
}

/** Process id and start time, if available: a restarted container uses the same ids again. */
function identityOf(pid: number): string {
  const startedAt = statOf(pid)[19];
  return startedAt === undefined
    ? `${pid}`
    : `${pid} ${startedAt} ${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}`;
}

/** Fields of a Linux process from its state on (proc(5)); empty on other systems. */
const statOf = (pid: number): string[] =>
  readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
