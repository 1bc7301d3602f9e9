import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { shell } from '../programs.ts';
import type { Versions } from './versions.ts';

/** An installed npm project in its own folder. */
export interface EmptyProject {
  folder: string;
  /** Environment of programs in the project, without the test runner's variables. */
  env: NodeJS.ProcessEnv;
  /** Runs a script of the project with Node and returns its output. Throws if it fails. */
  node: (...args: string[]) => string;
  /** Runs a program installed in the project. Throws if it fails. */
  npx: (...args: string[]) => void;
  /** Copies the built style sheets of `@platform/ui`, with their fonts, to a path in the project. */
  copyStyles: (to: string) => void;
  remove: () => void;
}

const projects = path.join(import.meta.dirname, 'projects');

/**
 * Copies a project and installs our packed packages.
 * @param versions of the peers
 * @param others further paths to copy, from `projects` to the project
 */
export function createEmptyProject(
  name: string,
  versions: Versions,
  others: Record<string, string>,
): EmptyProject {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `platform-${name}-`)));
  cpSync(path.join(projects, name), folder, { recursive: true });
  for (const [from, to] of Object.entries(others)) {
    cpSync(path.join(projects, from), path.join(folder, to), { recursive: true });
  }
  const manifest = path.join(folder, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const ours = Object.fromEntries(
    Object.entries(inject('tarballs')).map(([of, tarball]) => [
      `@platform/${of}`,
      `file:${tarball}`,
    ]),
  );
  const all = { ...rest, dependencies: { ...dependencies, ...versions, ...ours } };
  writeFileSync(manifest, JSON.stringify(all));

  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...outside } = process.env;
  const env = { ...outside, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' } as const;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { ...options, shell });
  return {
    folder,
    env,
    node: (...args) => execFileSync(process.execPath, args, options),
    npx: (...args) => {
      execFileSync('npx', args, { ...options, shell });
    },
    copyStyles: (to) =>
      cpSync(path.join(folder, 'node_modules/@platform/ui'), path.join(folder, to), {
        recursive: true,
        filter: (source) => !/\.(?:[jt]s|json|md)$/.test(source),
      }),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
