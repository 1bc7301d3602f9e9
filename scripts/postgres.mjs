import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Install locations outside the PATH: Debian, Fedora, Homebrew, Postgres.app. */
const parents = [
  '/usr/lib/postgresql',
  '/usr/pgsql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

export function findPostgres() {
  const versions = parents.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => path.join(parent, version, 'bin')),
  );
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions];
  const isServer = (folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return folders.find(isServer) ?? null;
}

/** PostgreSQL does not run as root. Debian's package creates a user for it. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the server from the folder `programs` with temporary data and without fsync. */
export async function startPostgres(programs) {
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['--auth=trust', '--username=sandbox', '--encoding=UTF8', '--locale=C.UTF-8', '-D', data],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=300'];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await waitUntilReady(server);
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    async stop() {
      const hasExited = once(server, 'exit');
      server.kill('SIGINT');
      await hasExited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Rejects with the server's output if it exits first. */
function waitUntilReady(server) {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(output)));
  });
}
