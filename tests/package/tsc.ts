import { spawnSync } from 'node:child_process';

/**
 * Returns the compiler's errors.
 * @param resolution module resolution
 */
export function tscOutput(tsc: string, folder: string, resolution: string): string {
  const kind = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  const options = ['-p', '.', '--module', kind, '--moduleResolution', resolution];
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, ...options, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}
