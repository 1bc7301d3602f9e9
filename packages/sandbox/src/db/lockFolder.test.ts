import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockFolder } from './lockFolder.ts';

const hasProcFiles = existsSync('/proc/self/stat');

/** Fields after the name: the first is the state, the twentieth the start time. */
const statOf = (pid: string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

it.runIf(hasProcFiles)(
  'the lock of an ended process is taken over before its parent has reaped it',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
    // The shell becomes a program that never reaps its inherited child.
    const parent = spawn('bash', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = line.toString().trim();
      const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const lock = path.join(dataDir, 'lock');
      await writeFile(lock, `${pid} ${statOf(pid)[19]} ${bootId}`);
      await expect(lockFolder(dataDir)).rejects.toThrow(`in use by process ${pid}`);
      await vi.waitFor(() => expect(statOf(pid)[0]).toBe('Z'));
      const free = await lockFolder(dataDir);
      expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      await free();
      expect(existsSync(lock)).toBe(false);
    } finally {
      parent.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
