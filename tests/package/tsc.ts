import { spawnSync } from 'node:child_process';

/**
 * Checks a project with a compiler.
 *
 * @param tsc path of the compiler's script
 * @param resolution how it finds modules
 * @returns what it found wrong
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
